import type { Dictionary } from '../hunspell/dictionary.ts';
import { sharedDictionary } from '../hunspell/installed-dictionary.ts';
import type { ConfusionSet, Slot } from './confusion-set.ts';
import type { Tokens } from './tokens.ts';

/** Words that are forms of one stem, told apart by their endings. */
export interface FormsOfStem {
  readonly id: string;
  readonly message: string;
  /** The endings of the members, in the order of the labels. */
  readonly endings: readonly string[];
  /** Endings that a stem has if it is of this sort: told by the dictionary. */
  readonly anchors: readonly string[];
  /** Endings that are taken for one another, as they sound alike or differ in number alone; any for any, where nothing is said. */
  readonly confused?: readonly (readonly string[])[];
  /** Endings that a stem of this sort does not have. */
  readonly barred?: readonly string[];
  /** What no word has that belongs to the set. */
  readonly except?: RegExp;
}

/** Adjectives and nouns in "-o" and "-a", as Spanish and Portuguese have them: wrong in gender or in number, seldom in both. */
export function vowelNouns(message: string): FormsOfStem[] {
  const endings = ['o', 'a', 'os', 'as'];
  const confused = [
    ['o', 'a'],
    ['o', 'os'],
    ['a', 'as'],
    ['os', 'as'],
  ];
  return [
    { id: 'adjective', message, endings, confused, anchors: endings },
    { id: 'number-a', message, endings: ['a', 'as'], anchors: ['a', 'as'] },
    { id: 'number-o', message, endings: ['o', 'os'], anchors: ['o', 'os'] },
  ];
}

const SHORTEST_STEM = 2;
const MOST_REMEMBERED = 6_000;

type Forms = Pick<Slot, 'key' | 'members' | 'observed'>;

/**
 * Sets of all words whose endings are exchanged for one another, as those of verbs for person and number.
 *
 * @param families sorts of words, of which a word is of the first in each family that fits it
 * @param fixed words that are members of sets of their own
 */
export function formsSets(
  language: string,
  families: readonly (readonly FormsOfStem[])[],
  fixed: readonly ConfusionSet[],
): ConfusionSet[] {
  const others = new Set(fixed.flatMap(({ opening }) => [...(opening ?? [])]));
  return families.flatMap((family) => {
    const sortOf = sorter(language, family, others);
    return family.map((forms) => ({
      id: forms.id,
      category: 'grammar',
      message: forms.message,
      labels: forms.endings.length,
      commonness: (written, meant) => (areConfused(forms, written, meant) ? 1 : 0),
      slotAt: (tokens, at) => {
        if (!isWord(tokens, at)) return null;
        const found = sortOf(tokens.words[at] ?? '');
        return found?.of === forms ? { from: at, to: at + 1, ...found.forms } : null;
      },
    }));
  });
}

function areConfused({ endings, confused }: FormsOfStem, written: number, meant: number): boolean {
  const [from = '', to = ''] = [endings[written], endings[meant]];
  return confused?.some((group) => group.includes(from) && group.includes(to)) ?? true;
}

/** A capital within a sentence is a name. */
function isWord({ texts }: Tokens, at: number): boolean {
  const text = texts[at] ?? '';
  return /^\p{Ll}{3,24}$/u.test(text) || (texts[at - 1] === '' && /^\p{Lu}\p{Ll}{2,23}$/u.test(text));
}

interface Sorted {
  readonly of: FormsOfStem;
  readonly forms: Forms;
}

function sorter(
  language: string,
  family: readonly FormsOfStem[],
  others: ReadonlySet<string>,
): (word: string) => Sorted | null {
  const remembered = new Map<string, Sorted | null>();
  let dictionary: Dictionary | undefined;
  return (word) => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    dictionary ??= sharedDictionary(language);
    let found: Sorted | null = null;
    for (const of of family) {
      if (found !== null || others.has(word)) break;
      const forms = formsOf(word, of, dictionary);
      if (forms !== null) found = { of, forms };
    }
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, found);
    return found;
  };
}

function formsOf(
  word: string,
  { endings, anchors, barred = [], except }: FormsOfStem,
  dictionary: Dictionary,
): Forms | null {
  if (except?.test(word) === true) return null;
  const longestFirst = endings.filter((ending) => word.endsWith(ending)).sort((a, b) => b.length - a.length);
  for (const ending of longestFirst) {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < SHORTEST_STEM || !dictionary.hasEntry(word)) continue;
    if (!anchors.every((anchor) => dictionary.hasEntry(stem + anchor))) continue;
    if (barred.some((other) => dictionary.hasEntry(stem + other))) continue;
    const members = endings.map((other) => (dictionary.hasEntry(stem + other) ? stem + other : null));
    if (members.filter((member) => member !== null).length < 2) continue;
    return { key: stem + (anchors[0] ?? ''), members, observed: endings.indexOf(ending) };
  }
  return null;
}
