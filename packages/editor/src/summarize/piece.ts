import type { Block, Span } from '../read/source.ts';

/** The least that a summary takes or leaves: a sentence, a row of a table, a heading, a block of code. */
export interface Piece extends Span {
  /** Place in reading order, from 0. */
  readonly index: number;
  /** The text as the summary writes it, without the marks of its list item or quote. */
  readonly text: string;
  readonly block: Block;
  /** Place of the block in the source; pieces of one block share it. */
  readonly blockIndex: number;
  /**
   * Sentences of a block are numbered; parts of a sentence too long to be one piece share its number. -1 where a block
   * is one piece.
   */
  readonly sentence: number;
  /** Whether it begins, and ends, its sentence. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** Pieces without which this one cannot be read: its headings, the header of its table, what introduces its list. */
  readonly needs: readonly number[];
  /** Headings and the like say nothing alone; they come along with what needs them. */
  readonly isFrame: boolean;
}
