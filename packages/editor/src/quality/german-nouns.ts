import { sharedDictionary } from '../correct/hunspell/installed-dictionary.ts';
import { isBorrowed } from '../correct/spelling/borrowed.ts';
import { businessNames } from '../correct/spelling/business-names.ts';
import { isDerived } from '../correct/spelling/derived-words.ts';
import { frequentEnglish } from '../correct/spelling/foreign-tables.ts';
import { isPersonName } from '../correct/spelling/person-names.ts';
import { readSoftwareWords } from '../correct/spelling/software-words.ts';
import { isTermCompound } from '../correct/spelling/term-compounds.ts';
import { isTradeWord } from '../correct/spelling/trade-words.ts';
import { upperFirst } from '../first-letter.ts';

/**
 * German writes every noun with a capital, so that a capital tells no name. A name is what is on the lists of names and has no plural,
 * or what is no word of German, of English or of the trade, nor made of such. Names of places and families that are also
 * words, or only in the dictionary, are taken for words.
 */

/** Endings that make a noun or an adjective of any stem. */
const ENDINGS =
  /(?:ung(?:en|s)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|tion(?:en|s)?|tät(?:en)?|ism(?:us|en)|ierern?s?|[aikpu]tor(?:en|s)?|(?:isch|lich|ig|bar|sch)e[nrsm]?)$/u;
const PLURALS = ['e', 'en', 'n', 'ern', 'er', 'nen'];
const INFLECTIONS = ['en', 'n', 'e', 'er', 's', 'es', 'ern'];

const SHORTEST_PART = 3;
/** Shorter words of English and shorter stems of verbs stand in every name. */
const SHORTEST_FOREIGN = 4;
const SHORTEST_WITH_ENDING = 7;
const MOST_PARTS = 4;
const MOST_REMEMBERED = 5_000;

const german = () => sharedDictionary('de');
const verdicts = new Map<string, boolean>();

/** Whether a word with a capital is a name and no other noun of German. The dictionary is read at the first call. */
export function isGermanName(word: string): boolean {
  const known = verdicts.get(word);
  if (known !== undefined) return known;
  const forms = word.endsWith('s') && !foreign.has(word.toLowerCase()) ? [word, word.slice(0, -1)] : [word];
  const verdict = forms.some(isPerson) || forms.some(isBusiness) || !forms.some(isNoun);
  if (verdicts.size >= MOST_REMEMBERED) verdicts.clear();
  verdicts.set(word, verdict);
  return verdict;
}

/** "Klarna", but not "Segment": a name of business software that German has no noun for. */
function isBusiness(word: string): boolean {
  return business.has(word.toLowerCase()) && !german().hasEntry(word);
}

const business: ReadonlySet<string> = new Set(businessNames);

function isPerson(word: string): boolean {
  if (!isPersonName(word)) return false;
  const small = word.toLowerCase();
  if (readSoftwareWords().has(small) && frequentEnglish().has(small)) return false;
  return german().hasEntry(word) ? !isInflected(word) : !isWord(word);
}

/** Whether a word has a plural or is one, or stands with a small letter, too. */
function isInflected(word: string): boolean {
  const { hasEntry } = german();
  if (hasEntry(word.toLowerCase())) return true;
  return (
    PLURALS.some((ending) => hasEntry(word + ending) || hasEntry(withUmlaut(word) + ending)) ||
    INFLECTIONS.some((ending) => word.endsWith(ending) && hasEntry(word.slice(0, -ending.length)))
  );
}

/** The word as its plural may have it: "Baum", "Bäum(e)". */
function withUmlaut(word: string): string {
  return word.replace(/(?:au|[aou])(?=[^aou]*$)/u, (vowel) =>
    vowel.replace(/[aou]/u, '$&\u0308').normalize(),
  );
}

function isNoun(word: string): boolean {
  return ENDINGS.test(word) || isWord(word) || isCompound(word.toLowerCase(), MOST_PARTS);
}

function isWord(word: string): boolean {
  const { knows, hasEntry } = german();
  const small = word.toLowerCase();
  if (knows(word) || isTradeWord(word, 'de') || foreign.has(small)) return true;
  return (
    isBorrowed(word, 'de', foreign) ||
    isDerived(small, 'de', (base) => readSoftwareWords().has(base) || knows(base)) ||
    isTermCompound(small, 'de', hasEntry)
  );
}

const foreign = {
  has: (small: string) => frequentEnglish().has(small) || readSoftwareWords().has(small),
};

/** Whether a word in small letters is made of others, with or without an "s" between them. */
function isCompound(small: string, most: number): boolean {
  for (let at = SHORTEST_PART; at <= small.length - SHORTEST_PART; at += 1) {
    const [first, rest] = [small.slice(0, at), small.slice(at)];
    if (!isPart(first) && !(first.endsWith('s') && isPart(first.slice(0, -1)))) continue;
    if (isPart(rest) || (most > 2 && isCompound(rest, most - 1))) return true;
  }
  return false;
}

function isPart(small: string): boolean {
  if (small.length < SHORTEST_PART) return false;
  const { hasEntry } = german();
  const noun = upperFirst(small);
  if (isPersonName(noun) && isPerson(noun)) return false;
  if (hasEntry(small) || hasEntry(noun) || isTradeWord(small, 'de')) return true;
  if (small.length >= SHORTEST_FOREIGN && (foreign.has(small) || hasEntry(`${small}en`))) return true;
  return small.length >= SHORTEST_WITH_ENDING && ENDINGS.test(small);
}
