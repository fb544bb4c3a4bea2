import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Kind } from '../../understand/statement.ts';
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
    pool.takeKinds(kind).map((statement) => say(composition, label, { text: statement.text })),
  );
  return [...prohibitions, ...labelled, say(composition, 'promptFactsOnly')];
}
