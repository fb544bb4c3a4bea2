import { contentWords } from '../../document/content-words.ts';
import { weightsIn } from '../../learned/kept-weights.ts';
import type { Weights } from '../../learned/weights.ts';
import type { Source } from '../../read/source.ts';
import type { Statement } from '../statement.ts';
import { englishCandidates } from './english-candidates.ts';
import { englishSignals, isTrouble, type TextToName } from './english-signals.ts';
import { type Naming, namingLogit } from './naming.ts';
import { wordingOf } from './signals.ts';

/** The weights in `english-weights.json`, written by `npm run training -- english-titles`. */
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
  const [best] = text.candidates
    .map((candidate) => {
      const logit = namingLogit(englishSignals(candidate, text), weights);
      return { title: candidate.title, logit: logit + (candidate.source === 'ruled' ? SURER : 0) };
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
    total: [...wording.counts.values()].reduce((all, count) => all + count, 0),
    opening: new Set(contentWords(statements[0]?.text ?? '')),
    troubles: statements.filter(isTrouble).length / Math.max(1, statements.length),
  };
}
