import { headingOf } from '../../formats/headings.ts';
import type { Statement } from '../../understand/statement.ts';
import { numbered } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Item } from '../document.ts';
import { isDirective } from './directive.ts';
import { orderOf } from './imperative.ts';
import type { Task } from './task.ts';

/** Up to so many instructions stand in one list; more are grouped by the headings of the input. */
const flat = 12;

const building: ReadonlySet<Statement['kind']> = new Set(['step', 'failure', 'mitigation', 'design']);

/** What is so already, or what somebody thinks of it: told of, and nothing to be built. */
function isTold({ text, topics }: Statement): boolean {
  return topics.has('current') || toldOf.test(text);
}

/** "The till already publishes the sale". */
function isSoAlready({ text, topics }: Statement): boolean {
  return !topics.has('must') && !topics.has('should') && alreadyDoes.test(text);
}

const alreadyDoes = /^(?:\S+ ){1,4}already \p{Ll}+s(?!\p{L})/iu;

const toldOf =
  /^(?:i|we)(?:['’]m|['’]re|['’]d| am| are| would)? (?:lean|think|believe|guess|accept|prefer|rather|propose|suggest|recommend|like)(?!\p{L})|^(?:ich schlage|wir schlagen|ich denke|je propose|propongo)(?!\p{L})|(?<!\p{L})(?:already|bereits|schon|déjà|ya)(?!\p{L})|, (?:i|we) (?:accept|live with) (?:it|that|this)|^\S+(?: \S+){0,4}? means /iu;

/** What is to be done, in order: read, the demands and steps of the input, check. */
export function instructionItems(composition: Composition, task: Task, tags: string): Item[] {
  const isReport = task.kind === 'report';
  const taken = composition.pool.take(
    (statement) =>
      (statement.kind === 'requirement' && !(task.kind === 'work' && isSoAlready(statement))) ||
      statement.kind === 'observability' ||
      (!isReport && building.has(statement.kind) && !isTold(statement)) ||
      (task.kind === 'text' && isDirective(statement, composition.language)),
  );
  const orders = taken.map((statement) => ({ text: orderFor(statement, composition, task), statement }));
  const generic = isReport
    ? [say(composition, 'promptStepCause'), say(composition, 'promptStepFix')]
    : orders.length === 0
      ? [say(composition, 'promptStepDo')]
      : [];
  return [
    { text: say(composition, 'promptStepRead', { tags }) },
    ...generic.map((text) => ({ text })),
    ...grouped(orders),
    { text: say(composition, 'promptStepCheck') },
  ];
}

function orderFor(statement: Statement, { requirements, language }: Composition, task: Task): string {
  if (statement.kind === 'observability') return `${headingOf('observability', language)}: ${statement.text}`;
  const requirement = requirements.find((one) => one.statement === statement);
  return requirement ? orderOf(requirement, task.kind === 'text') : statement.text;
}

function grouped(orders: readonly { text: string; statement: Statement }[]): Item[] {
  const headings = new Set(orders.map(({ statement }) => statement.heading));
  if (orders.length <= flat || headings.size < 2) return orders.map(({ text }) => ({ text }));
  return [...headings].flatMap((heading): Item[] => {
    const texts = orders.filter((one) => one.statement.heading === heading).map(({ text }) => ({ text }));
    return heading === null || texts.length === 1
      ? texts
      : [{ text: `**${heading.replace(/\s+/gu, ' ').replace(/:$/u, '')}**`, children: numbered(texts) }];
  });
}
