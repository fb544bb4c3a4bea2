import { anyModal } from '../../understand/clause/modals.ts';
import type { Statement } from '../../understand/statement.ts';
import { isWished } from '../../understand/wished.ts';
import { backgroundBlocks } from '../background.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { demandPoint, goalPoints } from '../goal-points.ts';
import { leftOut } from '../left-out.ts';
import { mainDemand } from '../main-demand.ts';
import { explained, orNone } from '../shared-gaps.ts';
import { summaryOf } from '../summary.ts';

/** Summary, context and problem, goals and non-goals. Takes whatever no other section took. */
export function openingSections(composition: Composition): Section[] {
  const { pool } = composition;
  const goals = goalPoints(composition);
  const nonGoals = [
    ...leftOut(pool, 'nonGoal'),
    ...pool.takeKinds('future').map((statement) => laterPoint(statement, composition)),
  ];
  const context = explained(composition, backgroundBlocks(composition), 'context-problem');
  return [
    section(composition, 'summary', 2, summaryBlocks(composition)),
    section(composition, 'context-problem', 2, context),
    section(
      composition,
      'goals',
      2,
      orNone(composition, goals.length > 0 ? bullets(goals) : wantedGoals(composition), 'goals'),
    ),
    section(composition, 'non-goals', 2, orNone(composition, bullets(nonGoals), 'non-goals')),
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

/** Where no goal is stated, what the writers say they want is one, else what the title speaks of. */
function wantedGoals(composition: Composition): Block[] {
  const { requirements, understanding } = composition;
  const wanted = requirements.filter(
    ({ statement, demand }) =>
      isWished(statement, understanding.source) && (demand !== null || composition.language !== 'en'),
  );
  const main = wanted.length > 0 ? null : mainDemand(composition);
  return bullets(
    [
      ...wanted.slice(0, mostWanted),
      ...(main?.demand && anyModal.test(main.statement.text) ? [main] : []),
    ].map((one) => demandPoint(one, composition)),
  );
}

/** Things wanted that stand among the goals. */
const mostWanted = 2;
