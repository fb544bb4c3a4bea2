import { isFunctionWord } from '../../agreement/function-words.ts';
import { numberOf } from '../../agreement/noun-number.ts';
import {
  type Inflected,
  irregularVerb,
  noun,
  regularVerb,
  thirdPersonBase,
} from '../../lexicon/inflected.ts';
import { isNounWithPlural } from '../../lexicon/word-class.ts';
import { englishWords } from '../../spelling/english-words.ts';
import { type ConfusionSet, commonnessIn, type Slot, wordSet } from '../confusion-set.ts';
import { unless } from '../unless.ts';
import { article } from './article.ts';
import { isSaidOfThing } from './behind-be.ts';
import { limited } from './limited.ts';
import { countedMany } from './noun-phrase.ts';
import { isSupposed } from './supposed.ts';
import { agreeing } from './verb-subject.ts';

const AGREES = 'The verb agrees with its subject.';
const MISTAKEN = 'This word is often mistaken for the one that is meant here.';

/** Words that are mistaken for one another: alike in sound, in spelling, or in the language of a learner. */
const PAIRS =
  "its it's|their there they're|your you|then than|affect effect|affects effects|lose loose|where were we're|whether weather|whose who's|accept except|advice advise|quite quiet|know no|here hear|passed past|lead led|choose chose|form from|which witch|less fewer|since for from|who which|said told|been being|become became|easy easily|quick quickly|correct correctly|automatic automatically|different differently|proper properly|good well|more most|better best"
    .split('|')
    .map((members) => members.split(' '));

/** Words that a slip of the hand makes of one another, and others that are seldom mixed up. */
const RARE_PAIRS =
  "off of if|principle principal|and an any|our out|they the|that than|there three|one on|by be|lets let's|life live|lives live|save safe|belief believe|proof prove|new knew|right write|wait weight|site side|device devise|though thought|through trough thorough"
    .split('|')
    .map((members) => members.split(' '));

const POINTING = [
  ['this', 'these'],
  ['that', 'those'],
];

/** Where the third person and the past stand among the forms of a verb; the base is the first. */
const THIRD = 1;
const PAST = 2;

/** Behind one person or thing a past is no base without an "s": "the job texted 214 owners". */
function ofOneSubject(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) => {
      const slot = set.slotAt(tokens, at);
      if (slot === null || isDeed(tokens.words[at] ?? '') || isSupposed(tokens.words, at)) return null;
      if (isInPlace(tokens.words, slot)) return null;
      if (slot.observed !== PAST) return slot;
      const subject = tokens.words[at - 1] ?? '';
      if (!/^(?:he|she|it)$/.test(subject) && !isNounWithPlural(subject)) return slot;
      return { ...slot, members: slot.members.map((form, label) => (label === 0 ? null : form)) };
    },
  };
}

/** "Late to the show", "there seems to be leak", "what have you done", "went from here to there": forms that fit, whatever the words around say. */
function isInPlace(words: readonly string[], slot: Slot): boolean {
  const { from, observed } = slot;
  if (isSaidOfThing(words, slot)) return true;
  const [word, before, second] = [words[from] ?? '', words[from - 1] ?? '', words[from - 2] ?? ''];
  // a note may leave its subject out, and orders are in no past; "writes go there" has a subject that looks like a verb
  if ((observed === PAST || observed === THIRD) && before === '') return true;
  // "all calls a request makes draw from it"
  if (observed === 0 && isBehindContact(words, from)) return true;
  // "those two are the leaves of it", "anybody could, and anybody did"
  if (observed === THIRD && /^(?:the|an?|my|our|your|his|her|its|their)$/.test(before)) return true;
  if (word === 'did' && /^[.!?;)]?$/.test(words[from + 1] ?? '')) return true;
  if (observed >= PAST) return /^(?:you|we|they|i|he|she|it)$/.test(before) && /^(?:have|has)$/.test(second);
  if (observed > 0 || !isNounWithPlural(word)) return false;
  if (before === 'be') return words.slice(Math.max(0, from - 5), from).includes('there');
  return (
    /^(?:the|an?|my|our|your|his|her|its|their|no)$/.test(before) && isFunctionWord(words[from + 1] ?? '')
  );
}

/** Whether a clause without "that" ends right before a word, and what it belongs to has its verb there. */
function isBehindContact(words: readonly string[], at: number): boolean {
  return (
    thirdPersonBase(words[at - 1] ?? '') !== undefined &&
    isNounWithPlural(words[at - 2] ?? '') &&
    /^(?:the|an?|our|your|each|every)$/.test(words[at - 3] ?? '') &&
    numberOf(words[at - 4] ?? '') === 'many'
  );
}

/** "One rating", "a mapping": what is done may be counted, and is a noun of its own then. */
function isDeed(word: string): boolean {
  return word.endsWith('ing') && englishWords().frequency(`${word}s`) >= OFTEN_COUNTED;
}

const OFTEN_COUNTED = 4;

/** "A migrations folder", "an objects property": between an article and a noun a plural says what sort it is, or lacks its apostrophe. */
function isAttributive(words: readonly string[], at: number): boolean {
  return (
    /s$/.test(words[at] ?? '') &&
    /^(?:the|an?|each|every|this|that)$/.test(words[at - 1] ?? '') &&
    isBareNoun(words[at + 1] ?? '')
  );
}

function isBareNoun(word: string): boolean {
  return isNounWithPlural(word) || isNounWithPlural(word.replace(/ies$/, 'y').replace(/s$/, ''));
}

/** "Should of" is written for "should have" and "to many" for "too many", and hardly ever the other way round. */
function writtenFor(meant: string, written: string): ConfusionSet {
  const set = wordSet(`${meant}-${written}`, [meant, written], 1, MISTAKEN);
  return { ...set, commonness: (from) => (from === 1 ? 1 : 0) };
}

/** "This tests the parser", "clean those up": before what follows it may be a word by itself, and then points at what is not told here. */
function withinSentence(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) =>
      tokens.texts[at - 1] === '' || PARTICLE.test(tokens.words[at + 1] ?? '')
        ? null
        : set.slotAt(tokens, at),
  };
}

const PARTICLE = /^(?:apart|aside|away|back|down|off|out|together|up)$/;

const PREPOSITIONS = 'of in to for on with at by from about into over as than through during'.split(' ');

/** So many of them, from the first on, are mixed up by learners; the others only tell what else may stand there. */
const MIXED_UP = 9;

/** Base, third person, past, gerund. */
const REGULAR_MISTAKES = [
  [0, 20, 24, 8],
  [18, 0, 4, 2],
  [8, 3, 0, 2],
  [10, 3, 3, 0],
];

/** Base, third person, past, participle, gerund. */
const IRREGULAR_MISTAKES = [
  [0, 8, 5, 8, 4],
  [8, 0, 2, 2, 1],
  [6, 1, 0, 6, 1],
  [2, 1, 5, 0, 1],
  [5, 1, 1, 1, 0],
];

/** Singular, plural. */
const NUMBER_MISTAKES = [
  [0, 30],
  [12, 0],
];

/** The sets of English. A word may be in several; the change that fits best by far is taken. */
export const ENGLISH_SETS: readonly ConfusionSet[] = [
  article,
  {
    ...limited(wordSet('preposition', PREPOSITIONS, 1, 'Another preposition fits these words.')),
    commonness: (written, meant) => (written < MIXED_UP && meant < MIXED_UP ? 1 : 0),
  },
  agreeing(
    unless(isAttributive)(
      ofOneSubject(
        limited(
          inflectedSet(
            'regular-verb',
            REGULAR_MISTAKES,
            regularVerb,
            'Another form of this word fits its place.',
          ),
        ),
      ),
    ),
  ),
  agreeing(
    ofOneSubject(
      limited(
        inflectedSet(
          'irregular-verb',
          IRREGULAR_MISTAKES,
          irregularVerb,
          'Another form of this verb fits its place.',
        ),
      ),
    ),
  ),
  {
    ...limited(
      unless(isAttributive)(
        inflectedSet('noun-number', NUMBER_MISTAKES, noun, 'The number of this noun does not fit its place.'),
      ),
    ),
    calledFor: countedMany,
    omission: (_, __, meant) => (meant === 1 ? { kind: 'plural', bias: 0 } : null),
  },
  ...POINTING.map((members) => withinSentence(wordSet(members.join('-'), members, 3, AGREES))),
  // "nobody of us": what is learned of it does not tell a participle from a pronoun, so that it changes nothing
  { ...writtenFor('have', 'of'), commonness: () => 0 },
  writtenFor('too', 'to'),
  ...PAIRS.map((members) => limited(wordSet(members.join('-'), members, 1, MISTAKEN))),
  ...RARE_PAIRS.map((members) => wordSet(members.join('-'), members, 0.2, MISTAKEN)),
];

function inflectedSet(
  id: string,
  mistakes: readonly (readonly number[])[],
  formsOf: (word: string) => Inflected | null,
  message: string,
): ConfusionSet {
  return {
    id,
    category: 'grammar',
    message,
    labels: mistakes.length,
    commonness: commonnessIn(mistakes),
    slotAt: ({ words }, at) => {
      const inflected = formsOf(words[at] ?? '');
      return inflected === null ? null : { from: at, to: at + 1, ...inflected };
    },
  };
}
