import type { Span } from '../read/source.ts';

export type EditCategory = 'spelling' | 'grammar' | 'punctuation' | 'style';

/** A replacement of `[start, end)` of the input, in UTF-16 offsets, with the reason for it. */
export interface Edit extends Span {
  readonly replacement: string;
  /** Stable id of the rule that proposed it, such as `spelling/misspelling`. */
  readonly rule: string;
  readonly category: EditCategory;
  /** One sentence a person can act on. */
  readonly message: string;
}
