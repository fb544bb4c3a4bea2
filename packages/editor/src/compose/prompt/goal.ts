import { proposes } from '../../understand/argument/proposing.ts';
import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import { proposalOf } from '../proposal.ts';
import { standsAlone } from '../summary.ts';
import { closedSentence } from '../voice/full-stop.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { orderOf } from './imperative.ts';
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
  const built = whatIsBuilt(composition);
  if (built !== null) return [built];
  return [problemLine(composition) ?? say(composition, 'promptGoal'), ...proposedLines(composition)];
}

/** The first problem that stands by itself, which is told here and not in the context. */
function problemLine(composition: Composition): string | null {
  const problem = composition.pool.left.find(
    (one) => one.kind === 'problem' && standsAlone(one, composition),
  );
  if (problem === undefined) return null;
  composition.pool.take((one) => one === problem);
  const text = closedSentence(problem.text, composition.language);
  return say(composition, 'promptGoalProblem', { text });
}

/** What is proposed as the way to go, unless it stands among what is demanded. */
function proposedLines(composition: Composition): string[] {
  const { said } = proposalOf(composition);
  const isFree = ({ kind }: Statement) => kind === 'design' || kind === 'context' || kind === 'rollout';
  const taken = composition.pool.take(({ index, kind }) =>
    said.some((one) => one.index === index && isFree({ ...one, kind })),
  );
  return taken.map(({ text }) =>
    proposes(text, composition.language)
      ? text
      : closedSentence(
          say(composition, 'rfcProposed', { text: inSentence(text, composition) }),
          composition.language,
        ),
  );
}

/** "Build a small app for my recipes": the demand that opens the text and that all others serve, where it orders something to be made. */
function whatIsBuilt({ pool, requirements }: Composition): string | null {
  const [first] = requirements;
  if (first === undefined || requirements.length < 2 || first.statement.index > 2) return null;
  const order = orderOf(first);
  if (!makes.test(order) || first.demand?.isNegative) return null;
  return pool.take((one) => one === first.statement).length === 0 ? null : order;
}

const makes =
  /^(?:build|make|create|write|develop|implement|replace|migrate|move|introduce|add|automate|rewrite) (?!(?:it|this|that|them|these|those|sure)(?!\p{L}))/iu;
