import type { Cues } from './lexicon/cues.ts';
import type { Kind } from './statement.ts';

/** What classification looks at. `prose` is the masked sentence, `text` the same with its protected spans. */
export interface Evidence {
  readonly prose: string;
  readonly text: string;
  /** Whose rules it is read by: BCP 47 primary subtag. */
  readonly language: string;
  readonly cues: Cues;
  /** What the sentence's label or the introduction of its list announces. */
  readonly announced: Kind | null;
  /** What an earlier label of the block or the heading suggests. */
  readonly hint: Kind | null;
  /** That is suggested by a label of an earlier sentence, and by no heading. */
  readonly isCarried: boolean;
  /** The kind of the sentence before it in the same block. */
  readonly previous: Kind | null;
  readonly isListItem: boolean;
  readonly isOrdered: boolean;
  /** The sentence orders something to be done ("retry failed webhooks"). */
  readonly isImperative: boolean;
  /** The sentence asks politely for something. */
  readonly isWish: boolean;
  /** The whole text reports what happened rather than plans what shall be. */
  readonly isReport: boolean;
}
