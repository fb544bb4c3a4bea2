import { plainLetters } from './plain-letters.ts';

/** How several of a thing end in the languages beside English. */
const plural = /(?:en|er|es|e|n|s|i)$/u;

/**
 * The name of the known thing that a word of another language than English means several of, or the head of: "Verträge" where only a
 * "mietvertrag" is described. Undefined where none or more than one may be meant.
 *
 * @param known names by their keys in small letters
 */
export function knownOneOf(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const stems = stemsOf(word);
  const whole = [...known].filter(([key]) => stems.has(plainLetters(key, 'de')));
  const [only, ...others] = whole.length > 0 ? whole : [...known].filter(([key]) => endsWithAny(key, stems));
  return only !== undefined && others.every(([, name]) => name === only[1]) ? only[1] : undefined;
}

/** The word, without the ending of a plural, and without its umlaut. */
function stemsOf(word: string): ReadonlySet<string> {
  const plain = plainLetters(word.toLowerCase(), 'de');
  const short = plain.replace(plural, '');
  const all = [plain, short].flatMap((one) => [
    one,
    one.replace(/aeu/u, 'au').replace(/([aou])e(?=[^aeiou]{1,3}e?$)/u, '$1'),
  ]);
  return new Set(all.filter((one) => one.length > 3));
}

/** Heads of compounds of at least five letters: "vertrag" of "mietvertrag". */
function endsWithAny(key: string, stems: ReadonlySet<string>): boolean {
  const plain = plainLetters(key, 'de');
  return [...stems].some((stem) => stem.length > 4 && plain.length > stem.length + 2 && plain.endsWith(stem));
}
