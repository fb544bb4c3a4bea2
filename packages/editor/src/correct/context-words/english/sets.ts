import { type ConfusionSet, commonnessIn, wordSet } from '../confusion-set.ts';
import { article } from './article.ts';
import { type Inflected, irregularVerb, noun, regularVerb } from './inflected.ts';

const AGREES = 'The verb agrees with its subject.';
const MISTAKEN = 'This word is often mistaken for the one that is meant here.';

/** Words that are mistaken for one another: alike in sound, in spelling, or in the language of a learner. */
const PAIRS =
  "its it's|their there they're|your you're you|then than|to too|affect effect|affects effects|lose loose|where were we're|whether weather|whose who's|accept except|advice advise|quite quiet|know no now|here hear|passed past|lead led|choose chose|form from|much many|another other others|every all each|some any|which witch|less fewer|since for from|during while for|though through thought|who which|say tell|says tells|said told|have of|been being|become became|easy easily|quick quickly|correct correctly|automatic automatically|different differently|proper properly|good well|more most|better best"
    .split('|')
    .map((members) => members.split(' '));

/** Words that a slip of the hand makes of one another, and others that are seldom mixed up. */
const RARE_PAIRS =
  "off of if|principle principal|and an any|our out|they the then|that than|there three|us use|one on|by be|so such|like as|make do|until by|cause because|lets let's|life live|lives live|save safe|belief believe|proof prove|new knew|right write|wait weight|site side|device devise|also too|very much|through trough thorough"
    .split('|')
    .map((members) => members.split(' '));

const AGREEING =
  "is are|was were|has have|does do|doesn't don't|isn't aren't|wasn't weren't|hasn't haven't|this these|that those"
    .split('|')
    .map((members) => members.split(' '));

const PREPOSITIONS = 'of in to for on with at by from about into over as than through during'.split(' ');

/** So many of them, from the first on, are mixed up by learners; the others hardly ever. */
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
    ...wordSet('preposition', PREPOSITIONS, 1, 'Another preposition fits these words.'),
    commonness: (written, meant) => (written < MIXED_UP && meant < MIXED_UP ? 1 : 0.1),
  },
  inflectedSet('regular-verb', REGULAR_MISTAKES, regularVerb, 'Another form of this word fits its place.'),
  inflectedSet(
    'irregular-verb',
    IRREGULAR_MISTAKES,
    irregularVerb,
    'Another form of this verb fits its place.',
  ),
  inflectedSet('noun-number', NUMBER_MISTAKES, noun, 'The number of this noun does not fit its place.'),
  ...AGREEING.map((members) => wordSet(members.join('-'), members, 8, AGREES)),
  ...PAIRS.map((members) => wordSet(members.join('-'), members, 1, MISTAKEN)),
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
