import type { Root } from 'mdast';

/** A half-open range of UTF-16 offsets into the text it belongs to. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a protected span is. Where two overlap, Markdown's own spans win, then the order in `protect.ts`. */
export type ProtectedKind =
  | 'frontMatter'
  | 'fence'
  | 'code'
  | 'html'
  | 'url'
  | 'email'
  | 'linkTarget'
  | 'mention'
  | 'path'
  | 'flag'
  | 'version'
  | 'identifier'
  | 'number'
  | 'quote';

/** A stretch of the text that must reach the output byte for byte. Spans never overlap and are sorted. */
export interface Protected extends Span {
  readonly kind: ProtectedKind;
  readonly text: string;
}

/**
 * A sentence of prose with its place in the source. `text` is the slice of the source, except that a line
 * break inside it, with the indentation and quote marks of the next line, is one space.
 */
export interface Sentence extends Span {
  readonly text: string;
}

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'listItem'
  | 'code'
  | 'table'
  | 'quote'
  | 'html'
  | 'frontMatter';

/** A leaf block of the source. Nested lists are flattened in reading order; `depth` keeps the nesting. */
export interface Block extends Span {
  readonly kind: BlockKind;
  readonly text: string;
  /** Heading level 1..6, or list nesting from 1; 0 elsewhere. */
  readonly depth: number;
  /** True for items of a numbered list. */
  readonly ordered: boolean;
  /** True and false for task items, null for everything else. */
  readonly checked: boolean | null;
  /** The language of a fence, else null. */
  readonly codeLanguage: string | null;
  /** Rows of cells for tables, the header row first; empty elsewhere. */
  readonly rows: readonly (readonly string[])[];
  /** Sentences of prose blocks; empty for code, tables, HTML and front matter. */
  readonly sentences: readonly Sentence[];
}

/** A text as the editor reads it: its tree, its blocks, and what must not be touched. */
export interface Source {
  readonly text: string;
  /** BCP 47 primary language subtag, or `und`. */
  readonly language: string;
  readonly tree: Root;
  readonly blocks: readonly Block[];
  readonly protectedSpans: readonly Protected[];
}
