import { contentWords } from '../../document/content-words.ts';
import { weightsIn } from '../../learned/kept-weights.ts';
import { sumsOf, type Weights } from '../../learned/weights.ts';
import type { Statement } from '../statement.ts';
import { abilityIn } from './ability-topic.ts';
import { type TitleCandidate, titleCandidates } from './candidates.ts';
import { foreignSubjectIn, isForeignSentence, opensPointing } from './foreign-subject.ts';
import { isSentence } from './sentence-title.ts';
import { longest, short } from './short.ts';
import { titleSignals, wordingOf } from './signals.ts';
import { standsAlone } from './stands-alone.ts';
import { wantedIn } from './wanted-title.ts';

/** Whether a title names what its text is about. */
export type Naming = 'names' | 'misses';

/** The weights in `weights.json`, written by `npm run training`. */
const learnedWeights = weightsIn<Naming>(new URL('./weights.json', import.meta.url));

/** Another title than that of the rules has to be likelier by this, in logits; half of it where a goal names it. */
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
      const isGoal = language === 'en' && candidate.statement?.kind === 'goal';
      const head = candidate.source === 'ruled' ? SURER : isGoal ? SURER / 2 : 0;
      return { ...candidate, logit: logit + head };
    })
    .toSorted((left, right) => right.logit - left.logit);
  const naming = ranked.filter(
    ({ title }) => !opensPointing(title, language) && !(language === 'en' && pointsAt.test(title)),
  );
  const alone = language === 'en' ? naming.find(({ title }) => standsAlone(title)) : undefined;
  const best = alone ?? naming[0] ?? ranked[0];
  if (best === undefined) return ruled;
  const tellsOnly = language === 'en' && best.statement?.kind === 'context' && isSentence(best.title);
  return (tellsOnly ? wantedIn(statements) : null) ?? named(best, statements, language);
}

/** "Remind them a week before": on whom or what is told elsewhere. */
const pointsAt = /^\p{L}+ (?:it|them|him|her|us)(?!\p{L})/iu;

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
