import type { Meaning } from './meaning.ts';
import type { Manner } from './opening.ts';

/** An operation as a sentence tells it. */
export interface Spoken {
  readonly meaning: Meaning;
  readonly manner: Manner;
  /** The words that tell the operation, up to the next one. */
  readonly phrase: string;
  readonly query: readonly string[];
  /** What the caller chooses a list by. */
  readonly chosen?: readonly string[];
  /** A second thing behind the same verb: the absences of "see the grades and absences". */
  readonly isFurther?: boolean;
}
