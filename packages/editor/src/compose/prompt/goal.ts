import { type Composition, say } from '../composition.ts';
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
  const hasProblem = composition.understanding.statements.some(({ kind }) => kind === 'problem');
  return [say(composition, hasProblem ? 'promptGoalProblem' : 'promptGoal')];
}
