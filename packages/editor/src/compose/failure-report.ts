import { readsAsReport } from '../understand/report.ts';
import type { Understanding } from '../understand/understand.ts';

/** Share of the statements that tell what went wrong, from which on a text is a report of a failure. */
const share = 0.2;

/** Whether a text reports a failure, rather than describing a thing that has its faults: a bug, an incident. */
export function tellsOfFailure({ source, language, statements }: Understanding): boolean {
  if (!readsAsReport(source, language)) return false;
  const failures = statements.filter(({ kind }) => ['problem', 'event', 'failure'].includes(kind));
  return failures.length >= statements.length * share;
}
