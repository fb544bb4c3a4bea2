import { contentWords } from '../../document/content-words.ts';
import { readOnce } from '../per-draft.ts';

/** What of a document tells which words of an order speak of it. */
export interface DocumentWords {
  /** Stemmed words of all of it, and those of its headings. */
  readonly words: ReadonlySet<string>;
  readonly headings: ReadonlySet<string>;
}

/** The words of a draft, read once. */
export const documentWords = readOnce(
  ({ text, outline }): DocumentWords => ({
    words: new Set(contentWords(text)),
    headings: new Set(outline.sections.flatMap((section) => contentWords(section.title))),
  }),
);
