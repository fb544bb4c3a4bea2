import { contentWords } from '../../document/content-words.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { areKin } from '../claims/kin.ts';
import { conceptOf } from '../tickets/concepts.ts';

const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'];
/** A label is a few words and no sentence. */
const LONGEST = 4;

/** The names of the set phrases that a label is the words of, in whatever language: "Stand" is `rfcStatus` and `colState`. */
const phraseNames: ReadonlyMap<string, ReadonlySet<string>> = namesOfPhrases();

function namesOfPhrases(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const language of languages)
    for (const [name, words] of Object.entries(phrasesOf(language))) {
      if (words.includes('{') || words.split(' ').length > LONGEST) continue;
      const label = plainLabel(words);
      names.set(label, (names.get(label) ?? new Set()).add(name));
    }
  return names;
}

/** A label for comparison: small letters, no marks around it. */
function plainLabel(label: string): string {
  return label
    .replace(/[*_`:："“”]/gu, '')
    .trim()
    .toLowerCase();
}

/**
 * How well a label of the document is the one that feedback names: 3 where the words are the same, 2 where they are the same label
 * in two languages, 1 where they mean the same or are forms of one word, 0 where they are not.
 */
export function likenessOf(label: string, named: string): number {
  const [left, right] = [plainLabel(label), plainLabel(named)];
  if (left === right) return 3;
  const other = phraseNames.get(right);
  if ([...(phraseNames.get(left) ?? [])].some((name) => other?.has(name))) return 2;
  const concept = conceptOf(left);
  if (concept !== null && concept.id !== 'other' && concept === conceptOf(right)) return 1;
  const [word, ...more] = contentWords(left);
  const [asked, ...rest] = contentWords(right);
  const isOne = word !== undefined && asked !== undefined && more.length === 0 && rest.length === 0;
  return isOne && left.length > 4 && areKin(word, asked) ? 1 : 0;
}
