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
    ...pool.takeKinds('future').map((statement) => say(composition, 'later', { text: statement.text })),
  ];
  const context = contextBlocks(composition);
  return [
    section(composition, 'summary', 2, summaryBlocks(composition)),
    section(composition, 'context-problem', 2, context),
    section(composition, 'goals', 2, orGap(composition, bullets(goals), 'goals')),
    section(composition, 'non-goals', 2, orGap(composition, bullets(nonGoals), 'nonGoals')),
  ];
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

/** Problem and background, or the question for the problem and what else there is. */
function contextBlocks(composition: Composition): Block[] {
  const isStated = composition.understanding.statements.some(
    (one) => one.kind === 'problem' || one.kind === 'event',
  );
  return [...(isStated ? [] : [gapBlock(composition, 'problem')]), ...backgroundBlocks(composition)];
}
