import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import { isProhibition } from './directive.ts';
import { orderOf } from './imperative.ts';
import type { Task } from './task.ts';

const labels: readonly { readonly kind: Kind; readonly label: PhraseKey }[] = [
  { kind: 'decision', label: 'promptDecided' },
  { kind: 'assumption', label: 'promptAssumed' },
  { kind: 'risk', label: 'promptRisk' },
  { kind: 'nonGoal', label: 'promptOutOfScope' },
  { kind: 'future', label: 'promptNotNow' },
];

/** What must not happen, what is decided, assumed, out of scope and for later, and that nothing may be made up. */
export function constraintLines(composition: Composition, task: Task): string[] {
  const { pool, requirements } = composition;
  const forbidden = requirements.filter(
    ({ demand, statement }) =>
      demand?.isNegative === true || (demand === null && statement.topics.has('prohibition')),
  );
  const prohibitions = pool
    .take(
      (statement) =>
        forbidden.some((one) => one.statement === statement && statement.kind === 'requirement') ||
        (task.kind === 'text' && isProhibition(statement)),
    )
    .map((statement) => {
      const requirement = forbidden.find((one) => one.statement === statement);
      return requirement ? orderOf(requirement, task.kind === 'text') : statement.text;
    });
  const labelled = labels.flatMap(({ kind, label }) =>
    (kind === 'risk' ? withRemedies(pool) : pool.takeKinds(kind).map(({ text }) => text)).map((text) =>
      say(composition, label, { text }),
    ),
  );
  return [...prohibitions, ...labelled, say(composition, 'promptFactsOnly')];
}

/** Each risk with what is done about it, where that stands right behind. */
function withRemedies(pool: Composition['pool']): string[] {
  const lines: string[] = [];
  let last = -2;
  for (const { kind, text, index } of pool.take(
    (one) => one.kind === 'risk' || (one.kind === 'mitigation' && isBehindRisk(one, pool.left)),
  )) {
    if (kind === 'mitigation' && index === last + 1) lines.push(`${lines.pop() ?? ''} ${text}`.trim());
    else lines.push(text);
    last = index;
  }
  return lines;
}

/** Whether nothing but remedies stands between a risk and this. */
function isBehindRisk({ index }: Statement, left: readonly Statement[]): boolean {
  const before = left.find((one) => one.index === index - 1);
  if (before === undefined) return false;
  return before.kind === 'risk' || (before.kind === 'mitigation' && isBehindRisk(before, left));
}
