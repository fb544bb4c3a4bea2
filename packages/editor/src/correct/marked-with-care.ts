import type { Source } from '../read/source.ts';

/** Shorter paragraphs are labels, badges or lines that lead over to something. */
const LEAST_WORDS = 6;

/** Fewer paragraphs tell nothing of how their writer sets marks. */
const FEWEST = 3;

/** Of the paragraphs so many end in a mark, and so many open with a capital or with what has none. */
const MOSTLY_ENDED = 0.7;
const MOSTLY_RAISED = 0.9;

/**
 * Whether nearly all paragraphs of a text have their capitals and marks: what has none there (items, headings, lines
 * of a name) is meant to have none, and a line without a mark goes on in the next one.
 */
export function isMarkedWithCare(source: Source): boolean {
  const known = recent.get(source);
  if (known !== undefined) return known;
  const paragraphs = source.blocks.filter(
    ({ kind, text }) =>
      kind === 'paragraph' && !NO_PROSE.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS,
  );
  const share = (pattern: RegExp): number =>
    paragraphs.filter(({ text }) => pattern.test(text.trim())).length / paragraphs.length;
  const careful =
    paragraphs.length >= FEWEST && share(ENDED) >= MOSTLY_ENDED && share(SMALL) <= 1 - MOSTLY_RAISED;
  recent.set(source, careful);
  return careful;
}

/** A badge, or where a link leads. */
const NO_PROSE = /^\[?!\[|^\[[^\]\n]+\]: /u;

const ENDED = /[.!?:][)\]"'”’*_`]{0,4}$|\](?:\([^)\n]{0,400}\)|\[[^\]\n]{0,100}\])$/u;
const SMALL = /^[*_"'(]{0,3}\p{Ll}/u;

const recent = new WeakMap<Source, boolean>();
