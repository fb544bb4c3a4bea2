import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import { readInstalled } from './installed.ts';

/** Lists of given names, and of family names where they are not so long that they hold common misspellings, too. */
const LISTS = [
  'language-en/src/firstnames.json',
  ...['de', 'es-es', 'fr', 'it', 'pt-br'].flatMap((language) => [
    `language-${language}/src/firstnames.json`,
    `language-${language}/src/lastnames.json`,
  ]),
  'language-nl-be/src/boysFirstnames.json',
  'language-nl-be/src/girlsFirstnames.json',
  'language-pl/src/femaleFirstnames.json',
  'language-pl/src/maleFirstnames.json',
];

let known: WordTable | undefined;

/** Whether a word with a capital is the name of a person somewhere ("Ines", "Jonas"). The lists are read at the first call. */
export function isPersonName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && isNameInSmallLetters(word.toLowerCase());
}

/** Whether a word with a capital is what people call somebody by a German name: "Hansi", "Franzl". */
export function isPetName(word: string): boolean {
  const stem = word.replace(/(?<=\p{L}{3})(?:i|l|erl|chen)$/u, '');
  return stem !== word && ['', 'e', 'a'].some((ending) => isPersonName(stem + ending));
}

/** Whether what stands behind `previous` is a family name: that is a given one, and no word of the language. */
export function isBehindGivenName(previous: string, isWord: (word: string) => boolean): boolean {
  return isPersonName(previous) && !isWord(previous.toLowerCase());
}

/** Whether a word in small letters is such a name, as people write it in chats: "greg does it". */
export function isNameInSmallLetters(word: string): boolean {
  known ??= preparedTables('person-names', listsKey(), ['names'], () => ({
    names: new Map(LISTS.flatMap(readNames).map((name) => [name, 1])),
  })).names;
  return known.has(word);
}

function readNames(list: string): string[] {
  const [name = '', ...path] = list.split('/');
  const names = JSON.parse(readInstalled(`@zxcvbn-ts/${name}`, path.join('/'))) as string[];
  return names.map((one) => one.toLowerCase());
}
