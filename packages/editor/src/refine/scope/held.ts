import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { knownText } from './subjects.ts';

/** So many first letters make words of one stem where words have many endings or are joined, and in English. */
const FIRST = 5;
const FIRST_ENGLISH = 7;

/** Tells whether a document or its input speaks of a stemmed word, in any of its forms or as a part of another. */
export const heldBy = readOnce((draft: Draft): ((word: string) => boolean) => {
  const text = knownText(draft);
  const known = new Set(contentWords(text));
  const length = draft.language === 'en' ? FIRST_ENGLISH : FIRST;
  const first = new Set(
    [...known].filter((word) => word.length >= length).map((word) => word.slice(0, length)),
  );
  const isJoining = draft.language === 'de' || draft.language === 'nl';
  return (word) =>
    known.has(word) ||
    (word.length >= length && first.has(word.slice(0, length))) ||
    (isJoining && word.length >= FIRST && text.includes(word));
});
