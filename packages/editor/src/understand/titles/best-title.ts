import { contentWords } from '../../document/content-words.ts';
import { weightsIn } from '../../learned/kept-weights.ts';
import type { Weights } from '../../learned/weights.ts';
import type { Statement } from '../statement.ts';
import { abilityIn } from './ability-topic.ts';
import { type TitleCandidate, titleCandidates } from './candidates.ts';
import { foreignSubjectIn, isForeignSentence, opensPointing } from './foreign-subject.ts';
import { type Naming, namingLogit } from './naming.ts';
import { longest, short } from './short.ts';
import { titleSignals, wordingOf } from './signals.ts';

/** The weights in `weights.json`, written by `npm run training`. */
const learnedWeights = weightsIn<Naming>(new URL('./weights.json', import.meta.url));

/** Another title than that of the rules has to be likelier by this, in logits. */
const SURER = 1;

/**
 * What a text in another language than English is called: the title by the rules, unless something else it says names its subject far likelier,
 * by what was learned from titles that name the subjects of the training corpus.
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
      const logit = namingLogit(titleSignals(candidate, wording, statements, language), weights);
      return { ...candidate, logit: logit + (candidate.source === 'ruled' ? SURER : 0) };
    })
    .toSorted((left, right) => right.logit - left.logit);
  const best = ranked.find(({ title }) => !opensPointing(title, language)) ?? ranked[0];
  return best === undefined ? ruled : named(best, statements, language);
}

/**
 * The title, or what the sentence it was taken from names where the title is a sentence of another language than English; where that sentence is too
 * long for a title, what the text tells of first.
 */
function named(
  { title, statement }: TitleCandidate,
  statements: readonly Statement[],
  language: string,
): string {
  const isLong = language === 'ja' || [...short(statement?.text ?? '', unlimited)].length > longest;
  // What goes wrong is named by its whole sentence.
  if ((statement?.kind === 'problem' && !isLong) || !isForeignSentence(title, language)) return title;
  const name = [
    abilityIn(statement?.text ?? '', language),
    foreignSubjectIn(title, language),
    isLong ? foreignSubjectIn(statements[0]?.text ?? '', language) : null,
  ].find((one) => one !== null && (language === 'ja' || contentWords(one).length > 1));
  return name ? short(name.replace(/\s?\([^()]{1,80}\)/gu, '')) : title;
}

const unlimited = 1000;
