import type { Statement } from '../../understand/statement.ts';
import { isWished } from '../../understand/wished.ts';
import { backgroundBlocks } from '../background.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { demandPoint, goalPoints } from '../goal-points.ts';
import { gapBlock, orGap } from '../shared-gaps.ts';
import { summaryOf } from '../summary.ts';
import { measuredLimits } from './bound.ts';

/** Summary, context and problem, goals and non-goals. Takes whatever no other section took. */
export function openingSections(composition: Composition): Section[] {
  const { pool } = composition;
  const goals = goalPoints(composition);
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
  const saysSo = composition.language === 'en' ? putOff.test(text) : topics.has('future');
  return saysSo ? text : say(composition, 'later', { text });
}

const putOff =
  /(?<!\p{L})(?:later|afterwards|some ?day|one day|next (?:year|quarter|version|time|round|step)|not (?:this year|now|yet)|nice to have|phase (?:2|two)|v2|in the future|eventually)(?!\p{L})/iu;

function summaryBlocks(composition: Composition): Block[] {
  return [paragraph(summaryOf(composition, say(composition, 'specifies')).join(' '))];
}

/**
 * Where no goal is stated, what the writers say they want is one, and the limits to be met are; what shows success is asked where there
 * are none of either.
 */
function derivedGoals(composition: Composition, isStated: boolean): Block[] {
  if (isStated) return [];
  const { requirements, understanding } = composition;
  const wanted = requirements.filter(
    ({ statement, demand }) =>
      isWished(statement, understanding.source) && (demand !== null || composition.language !== 'en'),
  );
  const limits = measuredLimits(composition).filter((one) => !wanted.includes(one));
  const goals = [...wanted.slice(0, mostWanted), ...limits.slice(0, mostLimits)];
  if (goals.length === 0) return [gapBlock(composition, 'goals')];
  return bullets(goals.map((one) => demandPoint(one, composition)));
}

/** Things wanted that stand among the goals. */
const mostWanted = 2;

/** Limits that stand among the goals. */
const mostLimits = 3;

/** Problem and background, or the question for the problem and what else there is. */
function contextBlocks(composition: Composition): Block[] {
  const isStated = composition.understanding.statements.some(
    (one) => one.kind === 'problem' || one.kind === 'event',
  );
  const background = backgroundBlocks(composition);
  return [...(isStated && background.length > 0 ? [] : [gapBlock(composition, 'problem')]), ...background];
}
