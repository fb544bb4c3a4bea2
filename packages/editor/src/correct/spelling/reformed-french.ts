import type { Dictionary } from '../hunspell/dictionary.ts';

const REFORMED = /è[^aeiouéè]{1,2}er(?:ai?|as|ons|ez|ont|ais|ait|ions|iez|aient)$/u;

/** "Gèrera": the French spelling of 1990 has the accent that is said, where the older one of dictionaries keeps that of the infinitive. */
export function isReformed(word: string, dictionary: Dictionary): boolean {
  const at = REFORMED.exec(word)?.index ?? -1;
  return at > 0 && dictionary.knows(`${word.slice(0, at)}é${word.slice(at + 1)}`);
}
