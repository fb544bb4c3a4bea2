import { alternatives } from '../lexicon/alternatives.ts';
import { PLURAL_AUXILIARY } from '../lexicon/clause.ts';
import { PLURAL_NOUNS } from '../lexicon/nouns.ts';
import { DOUBLE_BASE, PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

const APOSTROPHISED = alternatives(
  PLURAL_NOUNS.filter(
    (plural) => plural.endsWith('s') && !plural.endsWith('ies') && !plural.endsWith('es'),
  ).map((plural) => plural.slice(0, -1)),
);

/** What shows that the word before it is a verb: "that render's handler" is the handler of a render. */
const OBJECT = 'the|an?|it|them|us|me|you|to|this|these|our|my|your|how|what|why';

/** "she know's", "the user's are": verbs and plurals take no apostrophe. */
export const misplacedApostrophe: ProseRule = {
  id: 'grammar/misplaced-apostrophe',
  category: 'grammar',
  message: 'No apostrophe stands before the "s" of a verb or a plural.',
  pattern: new RegExp(
    String.raw`\b(?:((?:it|he|she|who|that(?= [a-z]+['’]s (?:${OBJECT})\b)|which(?= [a-z]+['’]s (?:${OBJECT})\b)|everyone|nobody|nothing) )(need|want|${PLAIN_BASE}|${DOUBLE_BASE})['’]s|((?:the|our|my|your|their|all|these|some|many) )(${APOSTROPHISED})['’]s(?= (?:${PLURAL_AUXILIARY})\b))(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, subject, verb = '', article, noun]) =>
    subject === undefined ? `${article}${noun}s` : `${subject}${thirdPersonOf(verb.toLowerCase())}`,
  examples: [
    ["she know's the answer", 'she knows the answer'],
    ["The user's are complaining.", 'The users are complaining.'],
  ],
  counterExamples: [
    "in that render's handler",
    "the user's profile",
    "it's here",
    "the users' rights are clear",
    "that's it",
  ],
};
