import { contentWords, shareOf } from '../../document/content-words.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { lowerWord } from '../../understand/demand/parts.ts';
import { type Composition, say } from '../composition.ts';
import { orderTitle } from '../order-title.ts';
import { gist } from '../scenario/split.ts';
import { inSentence } from '../voice/in-sentence.ts';
import type { Task } from './task.ts';
import { asOrder } from './working-verbs.ts';

/** The order and the goals the input states, else what its kind of task is to bring about. */
export function goalLines(composition: Composition, task: Task): string[] {
  const { pool, language } = composition;
  const order = (text: string) => (language === 'en' && task.kind === 'text' ? asOrder(text) : text);
  const stated = pool
    .take((statement) => statement.kind === 'goal' || statement === task.order)
    .map((one) => order(one.text));
  if (stated.length > 0) return stated;
  // A title that is the order word for word has left the pool.
  if (task.order) return [order(task.order.text)];
  if (task.kind === 'report') return [say(composition, 'promptGoalReport', { title: task.title })];
  const demands = coreOf(composition, task.title);
  return [
    demands === ''
      ? say(composition, 'promptGoal', { title: task.title })
      : say(composition, 'promptGoalOf', { title: task.title, demands }),
  ];
}

/** Demands a goal names at most. */
const most = 3;
/** Share of its words from which on a demand is what the title says already. */
const told = 0.75;

/** The first things asked for, each in a few words; empty where the title says them. */
function coreOf(composition: Composition, title: string): string {
  const { requirements, language } = composition;
  const titled = new Set(contentWords(title));
  const cores = requirements
    // A note that was not taken apart makes no order.
    .filter(
      ({ isQuality, demand }) =>
        !isQuality && demand?.isNegative !== true && (demand !== null || language !== 'en'),
    )
    .map((requirement) =>
      language === 'en'
        ? lowerOrder(orderTitle(requirement.statement, requirement.demand, composition))
        : inSentence(gist(requirement.statement.text.replace(/[.!。]+$/u, '')), composition),
    )
    .filter((core) => shareOf(contentWords(core), titled) < told);
  return cores.slice(0, most).join(language === 'ja' || language === 'zh' ? '；' : '; ');
}

/** "Fix typos": what opens with a verb names nobody, whoever is called so. */
function lowerOrder(order: string): string {
  const verb = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(order)?.[0].toLowerCase() ?? '';
  return isBaseVerb(verb) ? verb + order.slice(verb.length) : lowerWord(order);
}
