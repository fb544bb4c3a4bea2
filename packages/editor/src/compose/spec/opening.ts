import { headingOf } from '../../formats/headings.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import type { Statement } from '../../understand/statement.ts';
import { backgroundBlocks } from '../background.ts';
import { bullets, idRange, paragraph } from '../blocks.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { gapBlock, orGap } from '../shared-gaps.ts';
import { summaryOf } from '../summary.ts';

/** Summary, context and problem, goals and non-goals. Takes whatever no other section took. */
export function openingSections(composition: Composition): Section[] {
  const { pool } = composition;
  const goals = pool.takeKinds('goal').map((statement) => statement.text);
  const nonGoals = [
    ...pool.takeKinds('nonGoal').map((statement) => statement.text),
    ...pool.takeKinds('future').map((statement) => laterPoint(statement, composition)),
  ];
  const context = contextBlocks(composition);
  return [
    section(composition, 'summary', 2, summaryBlocks(composition)),
    section(composition, 'context-problem', 2, context),
    section(composition, 'goals', 2, [...bullets(goals), ...derivedGoals(composition, goals.length > 0)]),
    section(composition, 'non-goals', 2, orGap(composition, bullets(nonGoals), 'nonGoals')),
  ];
}

/** "Später: …", where the sentence does not say so itself. */
function laterPoint({ text, topics }: Statement, composition: Composition): string {
  return composition.language !== 'en' && topics.has('future') ? text : say(composition, 'later', { text });
}

function summaryBlocks(composition: Composition): Block[] {
  const functional = composition.requirements.filter((one) => !one.isQuality).map((one) => one.id);
  const qualities = composition.requirements.filter((one) => one.isQuality).map((one) => one.id);
  const { phrases } = composition;
  const ids = (all: readonly string[]) => idRange(all, phrases.to, phrases.and);
  const sentences = [
    ...summaryOf(composition, say(composition, 'specifies')),
    ...(functional.length > 0 ? [say(composition, 'mainDemands', { ids: ids(functional) })] : []),
    ...(qualities.length > 0 ? [say(composition, 'mainQualities', { ids: ids(qualities) })] : []),
  ];
  return [paragraph(sentences.join(' '))];
}

/** The limits to be met and the problem to end are goals too; what shows success is asked where no number does. */
function derivedGoals(composition: Composition, isStated: boolean): Block[] {
  const phrases = derivedPhrasesOf(composition.language);
  const limits = composition.requirements.filter((one) => one.isQuality).map((one) => one.id);
  const hasProblem = composition.understanding.statements.some(({ kind }) => kind === 'problem');
  const lines = [
    ...(hasProblem && !isStated
      ? [fill(phrases.goalProblem, { heading: headingOf('context-problem', composition.language) })]
      : []),
    ...(limits.length > 0
      ? [fill(phrases.goalLimits, { ids: idRange(limits, composition.phrases.to, composition.phrases.and) })]
      : []),
  ];
  if (isStated || limits.length > 0) return bullets(lines);
  return [...bullets(lines), gapBlock(composition, 'goals')];
}

/** Problem and background, or the question for the problem and what else there is. */
function contextBlocks(composition: Composition): Block[] {
  const isStated = composition.understanding.statements.some(
    (one) => one.kind === 'problem' || one.kind === 'event',
  );
  const background = backgroundBlocks(composition);
  return [...(isStated && background.length > 0 ? [] : [gapBlock(composition, 'problem')]), ...background];
}
