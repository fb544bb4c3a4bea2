import { weightsIn } from '../../learned/kept-weights.ts';
import { sumsOf, type Weights } from '../../learned/weights.ts';
import type { Source } from '../../read/source.ts';
import type { Statement } from '../statement.ts';
import type { Naming } from './best-title.ts';
import { englishCandidates } from './english-candidates.ts';
import { englishSignals, type TextToName } from './english-signals.ts';
import { wordingOf } from './signals.ts';

/** The weights in `english-weights.json`, written by `npm run training -- titles`. */
const learnedWeights = weightsIn<Naming>(new URL('./english-weights.json', import.meta.url));

/** Another title than that of the rules has to be likelier by this, in logits. */
const SURER = 0.5;

/**
 * What an English text is called: of what it says, what those who read it would most likely take for its title, as learned from the titles
 * that people accepted for texts of the training corpus.
 *
 * @param ruled the title by the rules
 */
export function englishTitle(
  ruled: string,
  statements: readonly Statement[],
  source: Source,
  weights: Weights<Naming> = learnedWeights(),
): string {
  const text = textToName(ruled, statements, source);
  const names = weights.labels.indexOf('names');
  const misses = weights.labels.indexOf('misses');
  const [best] = text.candidates
    .map((candidate) => {
      const sums = sumsOf(englishSignals(candidate, text), weights);
      const head = candidate.source === 'ruled' ? SURER : 0;
      return { title: candidate.title, logit: (sums[names] ?? 0) - (sums[misses] ?? 0) + head };
    })
    .toSorted((left, right) => right.logit - left.logit);
  return best?.title ?? ruled;
}

/** A text with what it might be called. */
export function textToName(ruled: string, statements: readonly Statement[], source: Source): TextToName {
  const wording = wordingOf(statements);
  const ranked = [...wording.counts].toSorted(([, left], [, right]) => right - left).map(([word]) => word);
  return {
    statements,
    wording,
    ranked,
    candidates: englishCandidates(ruled, statements, source, wording.counts),
  };
}
