import type { Draft } from '../draft.ts';
import type { ChangedLines } from '../sound/changed-lines.ts';

/** A change that was made by way of trial, and the words it was read from. */
interface Trial {
  readonly before: Draft;
  /** The text that the change made of it. */
  readonly after: string;
  readonly changed: ChangedLines;
  /** The words of the feedback that the change was read from. */
  readonly clause: string;
  /** What the change says of itself. */
  readonly message: string;
}

/**
 * What has to hold after a change of some kind, whichever instruction made it: that an addition takes nothing away, that a value changes
 * wherever it says the same. What breaks it was misread.
 *
 * @return what the change would do, to be read behind "this would have"; null where the condition holds or is none of this kind
 */
export type Postcondition = (trial: Trial) => string | null;

const MOST_LETTERS = 70;

/** Words of the document as a message quotes them. */
export function quoted(words: string): string {
  const plain = words.replace(/^[\s#*|-]+|\*\*/gu, '').trim();
  return `"${plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS)}…` : plain}"`;
}
