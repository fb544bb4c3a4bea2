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

/** What is to be done, in order: read, the demands and steps of the input, check. */
export function instructionItems(composition: Composition, task: Task, tags: string): Item[] {
  const isReport = task.kind === 'report';
  const taken = composition.pool.take(
    (statement) =>
      statement.kind === 'requirement' ||
      statement.kind === 'observability' ||
      (!isReport && ['step', 'failure', 'mitigation', 'design'].includes(statement.kind)) ||
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
