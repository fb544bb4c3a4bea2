import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';

/** What of a document tells which words of an order speak of it. */
export interface DocumentWords {
  /** Stemmed words of all of it, and those of its headings. */
  readonly words: ReadonlySet<string>;
  readonly headings: ReadonlySet<string>;
}

const known = new WeakMap<Draft, DocumentWords>();

/** The words of a draft, read once. */
export function documentWords(draft: Draft): DocumentWords {
  const found = known.get(draft);
  if (found) return found;
  const read = {
    words: new Set(contentWords(draft.text)),
    headings: new Set(draft.outline.sections.flatMap((section) => contentWords(section.title))),
  };
  known.set(draft, read);
  return read;
}
