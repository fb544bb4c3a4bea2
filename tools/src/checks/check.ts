import type { Repository } from '../source/repository.ts';

/** One thing that breaks a rule (`failure`) or comes close to it (`warning`). */
export interface Finding {
  readonly level: 'failure' | 'warning';
  /** Path from the root, with `:line` where one line is meant. */
  readonly place: string;
  readonly message: string;
}

/** The result of a check: what it found, and one figure for the report, for example `412 imports`. */
interface Outcome {
  readonly measured: string;
  readonly findings: readonly Finding[];
}

/** A rule of the repository. `name` is the first column of the report. */
export interface Check {
  readonly name: string;
  readonly run: (repository: Repository) => Outcome;
}

/** A finding that breaks the rule. */
export function failure(place: string, message: string): Finding {
  return { level: 'failure', place, message };
}
