import { upperFirst } from '../first-letter.ts';
import type { Source, Span } from '../read/source.ts';
import { fillers } from '../refine/data/fillers.ts';
import { type Splice, splice } from '../refine/editing/splice.ts';
import { OPENINGS } from './openings.ts';

/** Stands for a character of a protected span; no pattern matches it. */
const BLANK = '\uE000';

const ASIDE = /\s{1,3}\((?![^()]*[\d\uE000])[^()\n]{12,200}\)/gu;

/** A line break inside a sentence, with the indentation and quote marks of the next line. */
const LINE_BREAK = /[ \t]*\r?\n[ \t>]*/gu;

/**
 * A stretch of prose in fewer words: without chatty openings, fillers and asides in brackets that hold no figure or name.
 * Protected spans stay as they are. On one line.
 */
export function shortened(source: Source, span: Span): string {
  const raw = source.text.slice(span.start, span.end);
  const prose = masked(source, span, raw);
  const splices: Splice[] = [];
  const opening = OPENINGS.exec(prose)?.[0].length ?? 0;
  if (opening > 0 && opening < raw.length) splices.push({ start: 0, end: opening, text: '' });
  for (const match of prose.matchAll(ASIDE)) {
    splices.push({ start: match.index, end: match.index + match[0].length, text: '' });
  }
  for (const [long, short] of fillers) {
    for (const match of prose.matchAll(long)) {
      const end = match.index + match[0].length;
      const closes =
        short === '' && /[ \t]/u.test(prose[match.index - 1] ?? '') && /[.,;:!?)\]]/u.test(prose[end] ?? '');
      const start = closes ? match.index - 1 : match.index;
      if (end < raw.length) splices.push({ start, end, text: short });
    }
  }
  const text = splice(raw, splices).replace(LINE_BREAK, ' ').trim();
  return /^\p{Lu}/u.test(raw) ? upperFirst(text) : text;
}

function masked(source: Source, { start, end }: Span, raw: string): string {
  let prose = raw;
  for (const span of source.protectedSpans) {
    if (span.end <= start || span.start >= end) continue;
    const from = Math.max(span.start, start) - start;
    const to = Math.min(span.end, end) - start;
    prose = prose.slice(0, from) + BLANK.repeat(to - from) + prose.slice(to);
  }
  return prose;
}
