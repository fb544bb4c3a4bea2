import type { Kind, Statement } from './statement.ts';

/** A text of more statements is no short request, and what is told in it may be wanted. */
const most = 8;

/** What the parts of a report of a fault are called. */
const reports = /^(?:steps?(?: to reproduce)?|repro(?:duction)?(?: steps)?|expected|actual) ?:/imu;

/** What a sentence that tells how it is may be taken for, where its words alone are looked at. */
export const takenForTold: ReadonlySet<Kind> = new Set([
  ...(['requirement', 'quality', 'design'] as const),
  ...(['observability', 'failure', 'context', 'rollout'] as const),
]);

/** Whether statements are a request of a few sentences in prose, without a heading: how most people ask for something. */
export function isShortRequest(statements: readonly Statement[]): boolean {
  return (
    statements.length > 1 &&
    statements.length <= most &&
    statements.every(
      ({ block, heading }) => block.kind === 'paragraph' && heading === null && !reports.test(block.text),
    )
  );
}
