import type { SectionId } from '../formats/headings/table.ts';

/** An item of a list; `children` stand indented under it. */
export interface Item {
  readonly text: string;
  readonly children?: readonly Block[];
}

/**
 * A block of a document. Texts are inline Markdown. `isFixed` keeps the wording out of reach of tone and
 * audience: requirements, scenarios, what is quoted.
 */
export type Block =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly isFixed?: boolean;
      /** Only says that the input says nothing. */
      readonly isGap?: boolean;
      /** The section whose question it leads to, once that has its number. */
      readonly opens?: SectionId;
    }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly Item[];
      readonly isFixed?: boolean;
    }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  /** Markdown of the input, carried byte for byte. */
  | { readonly kind: 'raw'; readonly text: string };

/** A heading with what stands under it, up to the next heading of any level. */
export interface Section {
  /** The id of a known section, else null. */
  readonly id: SectionId | null;
  readonly heading: string;
  readonly level: number;
  readonly blocks: readonly Block[];
}

/** A document: one title, then sections in reading order. */
export interface Document {
  readonly title: string;
  readonly sections: readonly Section[];
}
