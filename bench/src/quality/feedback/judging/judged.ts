import type { AppliedInstruction, QualityReport } from '@faircopy/contract';
import type { Operation } from '../operation.ts';
import type { Revision } from '../revision.ts';
import { unsound } from './unsound.ts';

/** What became of a piece of feedback. */
export type Outcome =
  /** What was asked is there, and nothing else changed. */
  | 'done'
  /** Nothing changed, and the answer says so. */
  | 'refused'
  /** Taken for something else than it is: a wish for talk, or talk for a wish. */
  | 'scope'
  /** Something changed, and not as it was asked. */
  | 'wrong'
  /** Said to be done, and nothing changed. */
  | 'silent';

export interface Judgement {
  readonly outcome: Outcome;
  readonly faults: readonly string[];
}

/** What `refine` answered. */
export interface Answer {
  readonly isOutOfScope: boolean;
  readonly applied: readonly AppliedInstruction[];
  readonly quality: QualityReport;
}

/** Judges a revision by what its operation asks for, and by what every revision has to keep. */
export function judged(
  operation: Operation,
  revision: Revision,
  answer: Answer,
  formerQuality: QualityReport,
): Judgement {
  const unchanged = revision.before === revision.after;
  if (operation.expects === 'out-of-scope') {
    if (!unchanged) return { outcome: 'wrong', faults: ['the document changed'] };
    return { outcome: answer.isOutOfScope ? 'done' : 'scope', faults: [] };
  }
  if (answer.isOutOfScope) return { outcome: 'scope', faults: [] };
  if (operation.expects === 'in-scope') return { outcome: 'done', faults: [] };
  if (unchanged) {
    const told = answer.applied.some(({ status }) => status === 'applied');
    return { outcome: told ? 'silent' : 'refused', faults: [] };
  }
  const faults = [
    ...operation.faults(revision),
    ...unsound(revision),
    ...newlyFailed(formerQuality, answer.quality, operation.excused ?? []),
  ];
  return { outcome: faults.length === 0 ? 'done' : 'wrong', faults };
}

/** Rules of quality that fail more often than before. */
function newlyFailed(before: QualityReport, after: QualityReport, excused: readonly string[]): string[] {
  const times = ({ failed }: QualityReport, rule: string) =>
    failed.filter((failure) => failure.rule === rule).length;
  return after.failed
    .filter(({ rule }) => !excused.includes(rule) && times(after, rule) > times(before, rule))
    .map(({ rule, message }) => `${rule}: ${message}`);
}
