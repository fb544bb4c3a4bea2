import { upperFirst } from '../../../first-letter.ts';
import type { Dictionary } from '../../hunspell/dictionary.ts';
import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ConfusionSet } from '../confusion-set.ts';

const MOST_REMEMBERED = 4_000;

let dictionary: Dictionary | undefined;
const nouns = new Map<string, boolean>();

/** Whether German has a noun of these small letters: a word with an ending that no other word has, where others are spelt like it. */
function isNoun(word: string): boolean {
  let known = nouns.get(word);
  if (known === undefined) {
    dictionary ??= sharedDictionary('de');
    const { hasEntry } = dictionary;
    const raised = upperFirst(word);
    known =
      hasEntry(raised) &&
      (!hasEntry(word) ||
        ['s', 'en', 'es'].some((ending) => hasEntry(raised + ending) && !hasEntry(word + ending)));
    if (nouns.size >= MOST_REMEMBERED) nouns.clear();
    nouns.set(word, known);
  }
  return known;
}

/** Nouns have a capital, and what looks like them has none. */
export const nounCapital: ConfusionSet = {
  id: 'noun-capital',
  category: 'spelling',
  message: 'Substantive schreibt man groß.',
  labels: 2,
  commonness: (observed) => (observed === 0 ? 1 : 0),
  slotAt: ({ words, texts }, at) => {
    const text = texts[at] ?? '';
    if (texts[at - 1] === '' || !/^\p{L}\p{Ll}{2,24}$/u.test(text)) return null;
    const word = words[at] ?? '';
    if (!isNoun(word)) return null;
    const raised = upperFirst(word);
    return { from: at, to: at + 1, key: word, members: [word, raised], observed: text === word ? 0 : 1 };
  },
};
