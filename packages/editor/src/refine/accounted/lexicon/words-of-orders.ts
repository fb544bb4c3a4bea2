import { ofFormats } from './formats.ts';
import { phrases } from './lexicon.ts';

const letters = /\p{L}[\p{L}\p{M}_-]*/gu;

/** Words of a text, without marks of parts, figures and signs. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/⟦\d+⟧|(?<!\p{L})v\d{1,3}(?!\p{L})/gu, ' ')
      .replace(/n['’]t(?!\p{L})/giu, 'nt')
      .match(letters) ?? []
  );
}

const isWord = (phrase: string) => !/\s/u.test(phrase);
const known: ReadonlySet<string> = new Set([...phrases.filter(isWord).flatMap(wordsOf), ...ofFormats]);

/** The words of a text that no order is made of. A clause with one of them says more than an order does. */
export function unknownIn(text: string): string[] {
  return wordsOf(text).filter((word) => {
    const plain = word.toLowerCase();
    return !known.has(plain) && !plain.split('-').every((part) => known.has(part));
  });
}
