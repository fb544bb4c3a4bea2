import { contentWords, shareOf } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { sentences } from '../target/ordinal.ts';
import { areKin } from './kin.ts';
import { type Measure, measuresIn } from './measure.ts';
import type { Fitting } from './value-search.ts';

/** How much of what a sentence says beside the count the changed one has to say too. */
const ENOUGH = 0.5;
const times = contentWords('times');

/**
 * The other places that count the same things of the same fact: the summary's "we migrate in 3 waves" beside the requirement
 * whose waves become two. What only counts things of that name ("3 waves of mails") says another fact.
 */
export function sameCounts(
  draft: Draft,
  { match, measure, wanted }: Fitting,
  known: readonly Measure[],
): Measure[] {
  const { counted } = measure;
  const isNamed = counted.some(
    (word) => !times.includes(word) && wanted.counted.some((other) => areKin(word, other)),
  );
  if (measure.kind !== 'count' || !isNamed) return [];
  const said = new Set(contentWords(draft.text.slice(match.start, match.end)));
  return sentences(draft).flatMap(({ start, end }) =>
    measuresIn(draft.text, start, end).filter((one) => {
      if (one.kind !== 'count' || one.amount !== measure.amount || one.per !== measure.per) return false;
      if (known.some((other) => other.start === one.start)) return false;
      if (!one.counted.some((word) => counted.includes(word))) return false;
      const rest = contentWords(draft.text.slice(start, end)).filter(
        (word) => !one.counted.includes(word) && !/\d/u.test(word),
      );
      return rest.length > 0 && shareOf(rest, said) >= ENOUGH;
    }),
  );
}
