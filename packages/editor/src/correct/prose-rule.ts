import type { EditCategory } from './edit.ts';

/** Where a match lies, for rules that need more than the match. */
interface Place {
  readonly prose: string;
  readonly from: number;
  /** Whether `[from, to)` of the prose is one run of the source, with no mark of Markdown in it. */
  readonly isWhole: (from: number, to: number) => boolean;
}

/** A rule over plain prose (see `project`): it finds faults by pattern and says what should stand there. */
export interface ProseRule {
  /** Unique; the folder is its first part. */
  readonly id: string;
  readonly category: EditCategory;
  readonly message: string;
  /** Global. Linear: bounded quantifiers, no nested repetition. */
  readonly pattern: RegExp;
  /** What should stand for the match, or null to leave it. */
  readonly replace: (match: RegExpExecArray, place: Place) => string | null;
  /** Wrong and right; both are run by the tests. */
  readonly examples: readonly (readonly [string, string])[];
  /** Sound texts that look alike. */
  readonly counterExamples: readonly string[];
}
