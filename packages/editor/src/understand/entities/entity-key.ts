import { singularOf } from '../api/nouns.ts';

/** The key under which a word and the name of an entity meet. */
export function entityKey(word: string): string {
  const words = word
    .toLowerCase()
    .replaceAll('-', '_')
    .split('_')
    .filter((part) => part !== '');
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join('_');
}
