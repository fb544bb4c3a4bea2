import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';
import { areKin } from './kin.ts';

/** A sentence, row or heading of the draft that speaks of what a claim speaks of. */
export interface Match extends Place {
  /** How much of the claim's topic it speaks of, 0..1; rare words count for more. */
  readonly share: number;
  readonly shared: number;
}

/** Where the draft speaks of a topic, the best first; what it only asks is left out. */
export function matchesOf(draft: Draft, topic: readonly string[]): Match[] {
  const places = statedPlaces(draft);
  const holding = topic.map(
    (word) => new Set(places.filter((place) => place.words.some((other) => areKin(word, other)))),
  );
  const weights = holding.map(({ size }) => Math.log(1 + places.length / Math.max(1, size)));
  const open = topic.map(apart);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return places
    .map((place) => {
      const said = draft.text.slice(place.start, place.end);
      const held = topic.map((_, at) => holding[at]?.has(place) === true || open[at]?.test(said) === true);
      const weight = weights.reduce((sum, one, at) => sum + (held[at] === true ? one : 0), 0);
      return { ...place, share: whole === 0 ? 0 : weight / whole, shared: held.filter(Boolean).length };
    })
    .filter((match) => match.shared > 0)
    .toSorted((left, right) => right.share - left.share);
}

interface Place extends Span {
  /** Its content words. */
  readonly words: readonly string[];
}

/** Sentences, rows and headings of a draft that ask nothing. */
const statedPlaces = readOnce((draft): readonly Place[] =>
  [...draft.units.filter((unit) => unit.kind === 'heading'), ...sentences(draft), ...rowTargets(draft)]
    .filter(({ start, end }) => !/[?？]\s*$/u.test(draft.text.slice(start, end)))
    .map(({ start, end }) => ({ start, end, words: contentWords(draft.text.slice(start, end)) })),
);

/** Letters of the longest word that may stand in two; the pattern grows with their square. */
const LONGEST_IN_TWO = 40;

/** A pattern for "times out", where a topic says "timeout"; null for words too short or too long to stand in two. */
function apart(word: string): RegExp | null {
  if (word.length > LONGEST_IN_TWO) return null;
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3).map(
    (at) => `${word.slice(0, at)}(?:s|d|ed)?[ -]${word.slice(at)}`,
  );
  return cuts.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${cuts.join('|')})`, 'iu');
}
