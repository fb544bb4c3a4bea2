import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { readOnce } from '../per-draft.ts';

/** What a document and its input speak of. */
export interface Vocabulary {
  /** Content words, as `contentWords` gives them, with how often they stand there. */
  readonly words: ReadonlyMap<string, number>;
  /** Content words of the headings. */
  readonly headings: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** All of it in small letters. */
  readonly text: string;
}

/** What a draft and its input speak of, read once. */
export const vocabularyOf = readOnce(({ text, outline, request }): Vocabulary => {
  const all = `${text}\n${request.originalInput}`;
  const words = new Map<string, number>();
  for (const word of contentWords(all)) words.set(word, (words.get(word) ?? 0) + 1);
  return {
    words,
    headings: new Set(outline.sections.flatMap(({ title }) => contentWords(title))),
    keys: new Set(keysIn(all).map((key) => key.text)),
    numbers: new Set(all.match(number)),
    text: all.toLowerCase(),
  };
});

/** A number as it is written. */
const number = /\d+(?:[.,:]\d+)*/gu;
