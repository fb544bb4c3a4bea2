import { phrasesOf } from '../../formats/phrases.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { withoutWords } from '../editing/removal.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { findTarget } from '../target/find.ts';
import { unquoted, wholeWords } from '../target/phrase.ts';
import { ticketsIn } from '../target/tickets.ts';

/** Where words stand in a draft. */
export function placesOf({ text }: Draft, words: string): number[] {
  return [...text.matchAll(wholeWords(words, 'gi'))].map(({ index }) => index);
}

/** Takes words out wherever they stand. */
export function withoutWord(draft: Draft, words: string): Outcome {
  const places = placesOf(draft, words).toReversed();
  const text = places.reduce((left, at) => withoutWords(left, at, at + words.length), draft.text);
  return applied(
    draft,
    text,
    `Took "${words}" out in ${places.length} place${places.length > 1 ? 's' : ''}.`,
  );
}

/** Where words stand in the part of the draft that a phrase means. */
function placeOfWords(draft: Draft, place: string, words: string): Span | null {
  const target = findTarget(draft, place);
  const found = target
    ? wholeWords(unquoted(words), 'i').exec(draft.text.slice(target.start, target.end))
    : null;
  return target && found
    ? { start: target.start + found.index, end: target.start + found.index + found[0].length }
    : null;
}

/** Whether the part of the draft that a phrase means says words. */
export function holds(draft: Draft, place: string, words: string): boolean {
  return placeOfWords(draft, place, words) !== null;
}

/** Takes words out of a part of the draft, with the comma or the "and" that joined them to others. */
export function withoutNamed(draft: Draft, words: string, place: string): Outcome {
  const found = placeOfWords(draft, place, words);
  if (!found) return noEffect(draft, `${place} does not say ${words}.`);
  // "iOS 16" is one thing
  const end =
    found.end + (/^\s\d[\w.]*(?<!\.)/u.exec(draft.text.slice(found.end, found.end + 16))?.[0].length ?? 0);
  const isLast = /^(?:[,.;:)\n]|$)/u.test(draft.text.slice(end, end + 1));
  const before = isLast
    ? /(?:,\s(?:and\s|or\s)?|\s(?:and|or)\s)$/u.exec(
        draft.text.slice(Math.max(0, found.start - 8), found.start),
      )
    : null;
  const after = before ? null : /^(?:,\s|\s(?:and|or)\s)/u.exec(draft.text.slice(end, end + 6));
  const text = withoutWords(
    draft.text,
    found.start - (before?.[0].length ?? 0),
    end + (after?.[0].length ?? 0),
  );
  return applied(
    draft,
    withNoneAt(text, found.start, draft),
    `Took "${draft.text.slice(found.start, found.end)}" out of ${place}.`,
  );
}

/** A labelled line of a ticket that is left without a value says "none", as it does where it never had one. */
function withNoneAt(text: string, at: number, draft: Draft): string {
  const start = text.lastIndexOf('\n', at - 2) + 1;
  const label = /^[ \t]*- \*\*[^*\n]+:\*\*(?=[ \t]*(?:\n|$))/u.exec(text.slice(start))?.[0];
  if (label === undefined || ticketsIn(draft).length === 0) return text;
  const end = start + label.length;
  return `${text.slice(0, end)} ${phrasesOf(draft.language).none}${text.slice(end).replace(/^[ \t]+/u, '')}`;
}
