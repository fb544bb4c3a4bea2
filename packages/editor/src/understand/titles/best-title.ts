import { sumsOf, type Weights, weightsIn } from '../../learned/weights.ts';
import type { Statement } from '../statement.ts';
import { titleCandidates } from './candidates.ts';
import { titleSignals, wordingOf } from './signals.ts';

/** Whether a title names what its text is about. */
export type Naming = 'names' | 'misses';

/** The weights in `weights.json`, written by `npm run training`. */
const learnedWeights = weightsIn<Naming>(new URL('./weights.json', import.meta.url));

/** Another title than that of the rules has to be likelier by this, in logits. */
const SURER = 1;

/**
 * What a text is called: the title by the rules, unless something else it says names its subject far likelier, by what was
 * learned from titles that name the subjects of the training corpus.
 *
 * @param ruled the title by the rules
 */
export function bestTitle(
  ruled: string,
  statements: readonly Statement[],
  language: string,
  weights: Weights<Naming> = learnedWeights(),
): string {
  const wording = wordingOf(statements);
  const ranked = titleCandidates(ruled, statements, language)
    .map((candidate) => {
      const sums = sumsOf(titleSignals(candidate, wording, statements, language), weights);
      const logit =
        (sums[weights.labels.indexOf('names')] ?? 0) - (sums[weights.labels.indexOf('misses')] ?? 0);
      return { ...candidate, logit: candidate.source === 'ruled' ? logit + SURER : logit };
    })
    .toSorted((left, right) => right.logit - left.logit);
  return ranked[0]?.title ?? ruled;
}
