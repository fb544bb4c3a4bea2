import { upperFirst } from '../first-letter.ts';
import type { Source } from '../read/source.ts';
import { closingMarks, questionMarks } from './closing-marks.ts';
import { contextEdits } from './context-words/context-edits.ts';
import type { Edit } from './edit.ts';
import { CASE_RULES, ENGLISH_RULES, ROUGH_RULES, TELLING_RULES } from './grammar/rules.ts';
import { harperEdits } from './harper/harper-edits.ts';
import { lintParagraphs } from './harper/lint-paragraphs.ts';
import type { EnglishDialect } from './harper/linter.ts';
import { CHAT_SHORTHAND } from './lexicon/chat-shorthand.ts';
import { openingCapitals } from './opening-capitals.ts';
import { ownNames } from './own-names.ts';
import { type Projection, project } from './projection.ts';
import { respell } from './respell.ts';
import { runProseRules } from './run-prose-rules.ts';
import { correctEnglishWord, isOwnMisspelling } from './spelling/english-speller.ts';
import { englishWords } from './spelling/english-words.ts';
import { isLikelierName } from './spelling/name-or-slip.ts';
import { type NamePlace, namePlaceOf } from './spelling/name-place.ts';
import { isBehindGivenName, isNameInSmallLetters, isPersonName } from './spelling/person-names.ts';
import { editsOf, spellWords, type WordInProse } from './spelling/spell-words.ts';
import { BRIEF, LOOSE, STRICT, type Strictness, type Suggestion } from './spelling/suggestion.ts';
import { recurringWords, wordsOfDocument } from './spelling/words-of-document.ts';

/** Share of words with a certain fault from which a text counts as rough and is edited more freely. */
const ROUGH_FROM = 0.03;

/** Texts of fewer words are too short to tell whether their writer takes care. */
const SHORT = 80;

/** Share of faults from which a longer text counts as written without care: careful ones choose their capitals. */
const CARELESS_FROM = 0.012;

/** Unknown words with a capital that open a sentence are names where they are shorter. */
const SHORTEST_OPENING = 6;

/** Parts of joined words that are shorter are short forms. */
const SHORTEST_JOINED = 4;

export interface EnglishCorrections {
  /** The surest first. */
  readonly edits: Edit[];
  /** Whether the text was found to be rough, so that what was left between other edits may be found in a further reading. */
  readonly isRough: boolean;
}

/**
 * Corrections of English prose; rules see more than one word, so they come before spelling.
 *
 * @param wasRough whether an earlier reading has found so, of which the faults are mended
 */
export async function correctEnglish(source: Source, wasRough: boolean): Promise<EnglishCorrections> {
  const projection = project(source);
  const { prose } = projection;
  const text = {
    prose,
    own: wordsOfDocument(source, prose, isSurelyMisspelt),
    recurring: recurringWords(prose),
  };
  const certain = spellWords(projection, (word) => spell(word, text, STRICT, true));
  const words = prose.match(/\p{L}+/gu) ?? [];
  const short = words.length < SHORT;
  const rules = runProseRules(projection, ENGLISH_RULES);
  const findings = await lintParagraphs(prose, dialectOf(words));
  const likely = spellWords(projection, (word) => spell(word, text, short ? BRIEF : STRICT, false));
  const seen = [
    ...rules,
    ...editsOf(certain),
    ...editsOf(likely),
    ...harperEdits(projection, findings, false),
  ];
  const sure = () => [
    ...seen,
    ...(short ? questionMarks(source) : []),
    ...contextEdits(respell(projection, likely), source.language, short ? 'brief' : 'careful', seen),
  ];
  const found = faultsSeen(seen, source.text) + openingCapitals(source, new Map()).length;
  const telling = short || isRough(found, words.length) ? runProseRules(projection, TELLING_RULES) : [];
  // in a sentence or two what those rules find tells, too, how they were written
  const rough = wasRough || isRough(found + (short ? telling.length : 0), words.length);
  const spoilt = wasRough || found >= RESPELT_FROM;
  const faults = rough
    ? roughEdits(source, projection, text, spoilt, harperEdits(projection, findings, true))
    : sure();
  const careless = short || wasRough || faults.length / words.length >= CARELESS_FROM;
  if (!careless) return { edits: faults, isRough: false };
  const written = new Map(faults.map(({ start, replacement }) => [start, replacement]));
  const edits = withCapitals(
    [...runProseRules(projection, CASE_RULES), ...ownNames(projection), ...faults],
    openingCapitals(source, written),
  );
  return { edits, isRough: rough && spoilt };
}

/**
 * How many places have faults, those twice that have a misspelling of our own list: apostrophes left out and forms that learners make tell more than a
 * slip of the hand.
 */
function faultsSeen(edits: readonly Edit[], text: string): number {
  const places = new Map(edits.map(({ start, end }) => [`${start} ${end}`, text.slice(start, end)]));
  return places.size + [...places.values()].filter(isOwnMisspelling).length;
}

/** From so many faults on rules look at a text as it was meant: a single misspelt word may be meant to be one. */
const RESPELT_FROM = 2;

/** What rules, spelling and context find in a rough text, and what Harper does. */
function roughEdits(
  source: Source,
  projection: Projection,
  text: Text,
  isSpoilt: boolean,
  harper: readonly Edit[],
): Edit[] {
  const rules = [...ENGLISH_RULES, ...TELLING_RULES, ...ROUGH_RULES];
  const misspelt = spellWords(projection, (word) => spell(word, text, LOOSE, false));
  const meant = isSpoilt ? respell(projection, misspelt) : projection;
  const seen = [...runProseRules(meant, rules), ...editsOf(misspelt), ...closingMarks(source), ...harper];
  return [...seen, ...contextEdits(meant, source.language, isSpoilt ? 'rough' : 'brief', seen)];
}

/** A sentence or two show with one fault how they were written, longer texts with several. */
function isRough(faults: number, words: number): boolean {
  return faults / words >= ROUGH_FROM && (faults >= 2 || words < SHORT);
}

/** An edit of the word that opens a sentence also gives it its capital. */
function withCapitals(edits: readonly Edit[], capitals: readonly Edit[]): Edit[] {
  const starts = new Set(capitals.map((capital) => capital.start));
  const raised = edits.map((edit) =>
    starts.has(edit.start) && edit.end > edit.start
      ? { ...edit, replacement: upperFirst(edit.replacement) }
      : edit,
  );
  return [...raised, ...capitals];
}

/** The prose that a word stands in. */
interface Text {
  readonly prose: string;
  /** Words its document vouches for. */
  readonly own: ReadonlySet<string>;
  /** Words that are names where they are none that is known. */
  readonly recurring: ReadonlySet<string>;
}

function spell(
  { word, opens, joined, previous, from }: WordInProse,
  { prose, own, recurring }: Text,
  strictness: Strictness,
  certainOnly: boolean,
): Suggestion | null {
  const suggestion = correctEnglishWord(word, strictness);
  if (suggestion === null || own.has(word.toLowerCase())) return null;
  if (!suggestion.certain && isShorthand(word)) return null;
  // an unknown word with a capital inside a sentence is a name, and so is one with capitals further on
  const capital = word[0] !== word[0]?.toLowerCase();
  if (isPersonName(word) && !isOwnMisspelling(word)) return null;
  const place = (): NamePlace =>
    recurring.has(word) ? 'sure' : namePlaceOf(prose, from, from + word.length, isUnknownName);
  if (isNameInSmallLetters(word) && !isOwnMisspelling(word) && !(suggestion.certain && place() === 'none'))
    return null;
  // half of "mch-dsk" is no word
  if (joined && word.length < SHORTEST_JOINED && !isOwnMisspelling(word)) return null;
  if (suggestion.certain) return capital && !opens && !isOwnMisspelling(word) ? null : suggestion;
  if (capital && isBehindGivenName(previous, englishWords().isGeneral)) return null;
  if (certainOnly || joined || !/^\p{L}?[a-zé'’]*$/u.test(word)) return null;
  if (!capital) return isLikelierName(word, suggestion.word, place(), englishWords()) ? null : suggestion;
  // short ones are names also where a sentence or an item begins
  return opens &&
    word.length >= SHORTEST_OPENING &&
    isOftenMeant(suggestion.word.toLowerCase()) &&
    !isLikelierName(word.toLowerCase(), suggestion.word.toLowerCase(), 'likely', englishWords())
    ? suggestion
    : null;
}

/** "adress": shorter ones that are used again and again are names more often. */
const SHORTEST_SLIP = 6;

function isSurelyMisspelt(word: string): boolean {
  return word.length >= SHORTEST_SLIP && correctEnglishWord(word, STRICT)?.certain === true;
}

/** Whether a word is in no list and no slip for one that is. */
function isUnknownName(word: string): boolean {
  if (englishWords().knows(word)) return false;
  const meant = correctEnglishWord(word, STRICT);
  return meant === null || (!meant.certain && isLikelierName(word, meant.word, 'none', englishWords()));
}

/** "smth" is no misspelt "smith", nor is any other shorthand a word that looks like it. */
function isShorthand(word: string): boolean {
  return Object.hasOwn(CHAT_SHORTHAND, word.toLowerCase());
}

/** Whether many know a word and people write it now and then: "Klipper" opens a sentence with a name and not with a "kipper". */
function isOftenMeant(word: string): boolean {
  return englishWords().frequency(word) >= 5 && englishWords().likelihood(word) >= 1.5;
}

function dialectOf(words: readonly string[]): EnglishDialect {
  const lexicon = englishWords();
  let balance = 0;
  for (const word of words) balance += lexicon.dialect(word.toLowerCase());
  return balance > 0 ? 'british' : 'american';
}
