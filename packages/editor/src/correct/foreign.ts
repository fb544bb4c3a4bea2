import type { Source } from '../read/source.ts';
import { contextEdits } from './context-words/context-edits.ts';
import type { Care } from './context-words/language-model.ts';
import type { Edit } from './edit.ts';
import { foreignRules } from './foreign-grammar/rules.ts';
import { productName } from './grammar/product-name.ts';
import { COMMON_RULES } from './grammar/rules.ts';
import { sharedDictionary } from './hunspell/installed-dictionary.ts';
import { project } from './projection.ts';
import { respell } from './respell.ts';
import { runProseRules } from './run-prose-rules.ts';
import { correctForeignWord } from './spelling/foreign-speller.ts';
import { withoutAccents } from './spelling/foreign-tables.ts';
import { isBehindGivenName, isNameInSmallLetters, isPersonName, isPetName } from './spelling/person-names.ts';
import { editsOf, spellWords, type WordInProse } from './spelling/spell-words.ts';
import type { Suggestion } from './spelling/suggestion.ts';
import { isSwiss, isSwissSpelling } from './spelling/swiss-german.ts';
import { wordsOfDocument } from './spelling/words-of-document.ts';

/** Corrections of prose in a language with a dictionary: spelling, and grammar and punctuation where they are certain. */
export async function correctForeign(source: Source): Promise<Edit[]> {
  const projection = project(source);
  const own = wordsOfDocument(source, projection.prose);
  const swiss = source.language === 'de' && isSwiss(projection.prose);
  const spelling = spellWords(projection, (word) => {
    const meant = spell(word, own, source.language);
    return swiss && isSwissSpelling(word.word, meant?.word) ? null : meant;
  });
  const rules = [
    productName,
    ...(await foreignRules(source.language)),
    ...(source.language === 'fr' ? [] : COMMON_RULES),
  ];
  const seen = [...runProseRules(projection, rules), ...editsOf(spelling)];
  const words = projection.prose.match(/\p{L}+/gu)?.length ?? 0;
  return [
    ...seen,
    ...contextEdits(respell(projection, spelling), source.language, careOf(seen.length, words), seen),
  ];
}

/** Share of faults from which a text counts as rough. */
const ROUGH_FROM = 0.03;

function careOf(faults: number, words: number): Care {
  return faults / words >= ROUGH_FROM ? 'rough' : 'careful';
}

/** Longer ones before a full stop are words: many begin their sentences with a small letter. */
const LONGEST_ABBREVIATION = 5;

function spell(
  { word, opens, joined, stopped, previous }: WordInProse,
  own: ReadonlySet<string>,
  language: string,
): Suggestion | null {
  if (joined || own.has(word.toLowerCase())) return null;
  if (stopped && word.length <= LONGEST_ABBREVIATION) return null;
  // "IDEs", "macOS"
  if (/.\p{Lu}/u.test(word)) return null;
  const capital = word[0] !== word[0]?.toLowerCase();
  // German writes nouns with a capital; elsewhere a capital inside a sentence is a name
  if (capital && !opens && language !== 'de') return null;
  if (language === 'de' && isShortened(word, previous)) return null;
  if (capital && isLikeName(word, opens, previous, language)) return null;
  if (capital && isBehindGivenName(previous, (one) => sharedDictionary(language).knows(one))) return null;
  const suggestion = correctForeignWord(word, language);
  if (language === 'de' && NAMED.test(previous) && suggestion?.word.toLowerCase() === word) return null;
  if (suggestion === null || isPersonName(word) || isMeantAsName(suggestion, word)) return null;
  return language === 'de' && isPetName(word) ? null : suggestion;
}

/** What stands behind these is the name of a thing in software, which may be written small: "die Tabelle kunden". */
const NAMED =
  /^(?:Tabellen?|Spalten?|Felde?s?|Dateien?|Ordner|Branch|Variablen?|Parameter|Attributs?|Schema|Queue|Topic|Bucket|Tag|Label|Rolle|Flag|Methode|Funktion|Klasse|Endpunkt|Route)$/u;

/** "ich hätt gern": speech drops the ending of the first person. */
function isShortened(word: string, previous: string): boolean {
  return /^ich$/i.test(previous) && sharedDictionary('de').knows(`${word}e`);
}

/** Shorter words with a capital are names where nothing shows that they are nouns. */
const SHORTEST_NOUN = 5;
const SHORTEST_OPENING = 6;
/** Articles, and what ends as adjectives do. */
const BEFORE_NOUN =
  /^(?:am|im|zum|zur|vom|beim|ins|ans|ein|kein|mein|dein|sein|ihr|unser|euer|pro|per|\p{Ll}*e[mnrs]?|das|zwei|drei|vier)$/u;

function isLikeName(word: string, opens: boolean, previous: string, language: string): boolean {
  if (language !== 'de') return opens && word.length < SHORTEST_OPENING;
  return !opens && word.length < SHORTEST_NOUN && !BEFORE_NOUN.test(previous);
}

/** A name in small letters, unless what it lacks is an accent. */
function isMeantAsName({ word: meant }: Suggestion, word: string): boolean {
  return isNameInSmallLetters(word) && withoutAccents(meant.toLowerCase()) !== word;
}
