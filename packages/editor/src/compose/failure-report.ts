import { readsAsReport } from '../understand/report.ts';
import type { Kind } from '../understand/statement.ts';
import type { Understanding } from '../understand/understand.ts';

/** Share of the statements that tell what went wrong, from which on a text is a report of a failure. */
const share = 0.2;

/** What says what is to be done about it: a plan, whatever went wrong before. */
const planning: ReadonlySet<Kind> = new Set<Kind>(['goal', 'requirement', 'quality', 'decision', 'design']);

/** Whether a text only reports a failure (a bug, an incident), rather than planning what a remedy has to do. */
export function tellsOfFailure({ source, language, statements }: Understanding): boolean {
  if (!readsAsReport(source, language) || statements.some(({ kind }) => planning.has(kind))) return false;
  const failures = statements.filter(({ kind }) => ['problem', 'event', 'failure'].includes(kind));
  return failures.length >= statements.length * share;
}
