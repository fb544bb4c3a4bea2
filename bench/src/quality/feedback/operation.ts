import type { TrialDocument } from './documents/trial-document.ts';
import type { Revision } from './revision.ts';
import type { Slots } from './slots.ts';

/** One way to fill the slots of an operation's phrasings for a document. */
export interface Filling {
  readonly slots: Slots;
  /** The document as it is revised, where the wish needs another one than was composed: one with misspellings, say. */
  readonly previous?: string;
}

/** A kind of wish: for which documents it can be said, and what has to come of it. */
export interface Operation {
  /** As the phrasings are headed. */
  readonly name: string;
  /** What can be asked of a document; none where the wish makes no sense for it. `variant` is the phrasing's own. */
  fillings(document: TrialDocument, variant?: string): readonly Filling[];
  /** What is wrong with a revision; nothing where it does what was asked, and nothing else. */
  faults(revision: Revision): string[];
  /** Rules of quality that the wish itself breaks, such as the required headings by one that is to go. */
  readonly excused?: readonly string[];
  /** Where the feedback orders nothing: whether it has to do with the document. */
  readonly expects?: 'out-of-scope' | 'in-scope';
}
