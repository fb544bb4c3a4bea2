import { createDictionary, type Dictionary } from '../hunspell/dictionary.ts';
import { editCost } from './edit-cost.ts';
import { readInstalled } from './installed.ts';
import { oneEditAway } from './one-edit.ts';
import { readSoftwareWords } from './software-words.ts';
import { matchCase, type Suggestion } from './suggestion.ts';

/** Languages with a dictionary, and the letters their words are made of. */
const LETTERS: Readonly<Record<string, string>> = {
  de: 'enisratdhulcgmobwfkzpvjyxqäüöß',
  fr: "esaitnrulodcpmvqfbghjàxyèêzwçùkîœïëûôâé'",
  es: 'eaosrnidlctumpbgvyqhfzjxkwáéíóúüñ',
  pt: 'aeosrindmutclpvgqbfhzjxkwyãáçéêíóõúâôà',
  it: "eaionltrscdupmvghfbqzàèéìòùkjwxy'",
  nl: "enatirodslghvkmubpwjczfxyqëïéèö'",
  pl: 'aieonzrwsctykdpmujlłbgęhąśóżćfńźvqx',
};

/** Furthest a correction may be: one slip, and not one of an odd kind. */
const FURTHEST = 1;
const MARGIN = 0.3;
const SHORTEST = 4;

/** Cost of swapped, doubled or accentless letters. */
const LIKELY_SLIP = 0.6;

const MOST_REMEMBERED = 5_000;

const spellers = new Map<string, (word: string) => Suggestion | null>();
let software: ReadonlySet<string> | undefined;

/** Whether words of `language` can be corrected. */
export function hasForeignSpeller(language: string): boolean {
  return Object.hasOwn(LETTERS, language);
}

/**
 * What a word of `language` was meant to be; null where it is right or no single candidate stands out.
 * A dictionary is read at its first use (0.1 to 1 s, 30 to 130 MB by language).
 */
export function correctForeignWord(word: string, language: string): Suggestion | null {
  let speller = spellers.get(language);
  if (speller === undefined) {
    speller = createSpeller(language);
    spellers.set(language, speller);
  }
  return speller(word);
}

function createSpeller(language: string): (word: string) => Suggestion | null {
  const name = `dictionary-${language}`;
  const dictionary = createDictionary(readInstalled(name, 'index.aff'), readInstalled(name, 'index.dic'));
  const letters = LETTERS[language] ?? '';
  const remembered = new Map<string, Suggestion | null>();
  return (word) => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const found = find(word, dictionary, letters);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, found);
    return found;
  };
}

function find(word: string, dictionary: Dictionary, letters: string): Suggestion | null {
  software ??= readSoftwareWords();
  if (word.length < SHORTEST || dictionary.knows(word) || software.has(word.toLowerCase())) return null;
  const best = nearest(word, dictionary, letters);
  return best === null ? null : { word: best, certain: false };
}

/** The known word that is clearly nearer than any other. Cheap slips are tried first, so most searches are short. */
function nearest(word: string, dictionary: Dictionary, letters: string): string | null {
  const small = word.toLowerCase();
  const candidates = [...new Set(oneEditAway(small, letters))]
    .map((candidate) => ({
      word: matchCase(candidate, word),
      cost: editCost(small, candidate, FURTHEST + MARGIN),
    }))
    .filter((candidate) => candidate.cost < Infinity && sameBeginning(word, candidate.word))
    .sort((a, b) => a.cost - b.cost);
  let best: { word: string; cost: number } | null = null;
  for (const candidate of candidates) {
    if (candidate.cost > (best === null ? FURTHEST : best.cost + MARGIN)) break;
    // compounds take long to check, so only the likeliest slips are looked for among them
    const known =
      dictionary.hasEntry(candidate.word) ||
      (candidate.cost <= LIKELY_SLIP && dictionary.knows(candidate.word));
    if (!known) continue;
    if (best !== null) return null;
    best = candidate;
  }
  return best?.word ?? null;
}

/** A first letter is rarely wrong, and words that differ in it are often both words ("raus", "aus"). */
function sameBeginning(written: string, meant: string): boolean {
  const [first = '', second = ''] = written.toLowerCase();
  const [meantFirst = '', meantSecond = ''] = meant.toLowerCase();
  return (
    first.normalize('NFD')[0] === meantFirst.normalize('NFD')[0] ||
    (first === meantSecond && second === meantFirst)
  );
}
