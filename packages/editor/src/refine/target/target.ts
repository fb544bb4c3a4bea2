import type { Section } from '../../document/outline.ts';

/** What an instruction speaks of: a stretch of the document. */
export interface Target {
  readonly kind: 'document' | 'title' | 'section' | 'item' | 'row' | 'block' | 'sentence' | 'words';
  readonly start: number;
  readonly end: number;
  /** How to name it to the person who gave the feedback. */
  readonly name: string;
  /** The section it is, or that it lies in. */
  readonly section: Section | null;
}
