import { alternatives } from '../lexicon/alternatives.ts';
import { PLURAL_AUXILIARY } from '../lexicon/clause.ts';
import { PLURAL_NOUNS } from '../lexicon/nouns.ts';
import { DOUBLE_BASE, PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import { isNounWithPlural, pluralOf } from '../lexicon/word-class.ts';
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
    String.raw`\b(?:((?:it|he|she|who|that(?= [a-z]+['’]s (?:${OBJECT})\b)|which(?= [a-z]+['’]s (?:${OBJECT})\b)|everyone|nobody|nothing) )(need|want|${PLAIN_BASE}|${DOUBLE_BASE})['’]s|((?:the|our|my|your|their|all|these|some|many) )(${APOSTROPHISED})['’]s(?= (?:${PLURAL_AUXILIARY}|(?:cannot|(?:ca|wo|could|should|would|must)n['’]t)(?= (?!be\b)[a-z]))(?![\p{L}'’-]))|((?:two|three|four|five|several|many|both|multiple|few) )([a-z]{3,14})['’]s(?= (?:(?:is|are|was|were|where|have|has|do|can|will|must|should)|[a-z]{3,14} (?:the|an?|this|that|it|them|our|their|same|each|to))\b)|(?<=\b(?:the|an?|our|my|your|this|that|every|each) )([a-z]{3,14})['’]s(?= (?:needs? to (?:be able|have|know|see)|has to|have to|is not|isn['’]t|does not|doesn['’]t|can be|must be|should be|will be)(?![\p{L}'’-])))(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, subject, verb = '', article, noun, count, counted = '', one], { prose, from }) => {
    if (subject !== undefined) return `${subject}${thirdPersonOf(verb.toLowerCase())}`;
    // "the admin's key is new, the user's aren't": what each has
    if (article !== undefined)
      return /['’]s\b[^.!?\n]*$/.test(prose.slice(Math.max(0, from - 60), from))
        ? null
        : `${article}${noun}s`;
    if (one !== undefined) return isNounWithPlural(one.toLowerCase()) ? one : null;
    return isNounWithPlural(counted.toLowerCase()) ? `${count}${pluralOf(counted)}` : null;
  },
  examples: [
    ["she know's the answer", 'she knows the answer'],
    ["The user's are complaining.", 'The users are complaining.'],
    ["The user's can't see it.", "The users can't see it."],
    ["It fails when two worker's update the same key.", 'It fails when two workers update the same key.'],
    ["The client's needs to be able to resume it.", 'The client needs to be able to resume it.'],
  ],
  counterExamples: [
    "in that render's handler",
    "The admin's key is new, the user's can't change.",
    "The user's can't be read.",
    "the user's profile",
    "it's here",
    "the users' rights are clear",
    "that's it",
    "two days' work and one worker's update",
    "The client's needs are clear.",
  ],
};
