import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import { type UnitKind, unitKindOf } from '../values/values.ts';
import { matchesOf } from './matches.ts';

const value = '[€$£]?\\d[\\d.,]*(?<![.,])(?![.,]?\\d)(?: ?(?:%|[\\p{L}µ]{1,12}))?';
const run = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])${value}(?:\\s?(?:/|,|;|→|->|–|(?:,\\s)?(?:then|and|und|et|y|dann))\\s?${value})+(?![\\p{L}\\p{N}])`,
  'gu',
);

interface Series extends Span {
  readonly text: string;
  readonly kind: UnitKind;
}

/** Runs of values of one kind: "1% / 10% / 50%". */
function seriesIn(text: string, start: number, end: number): Series[] {
  return [...text.slice(start, end).matchAll(run)].map((match) => ({
    text: match[0],
    kind: unitKindOf(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/** The splice that gives something another series of values; null where the draft gives it none, or more than one. */
export function seriesChange(draft: Draft, what: string, fresh: string): Splice | null {
  const [wanted] = seriesIn(fresh, 0, fresh.length);
  if (!wanted || wanted.text !== fresh.trim()) return null;
  const found = matchesOf(draft, contentWords(what)).flatMap((match) =>
    seriesIn(draft.text, match.start, match.end).filter((one) => one.kind === wanted.kind),
  );
  const [first] = found;
  return first && found.every((one) => one.start === first.start)
    ? { start: first.start, end: first.end, text: fresh.trim() }
    : null;
}
