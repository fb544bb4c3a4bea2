import { numberOf } from '../agreement/noun-number.ts';
import { pluralAuxiliary } from '../lexicon/clause.ts';
import { thirdPersonBase } from '../lexicon/inflected.ts';
import { thirdPersonOf } from '../lexicon/verbs.ts';
import { isVerbBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Verbs whose base may be a past as well, or that help others. */
const NO_BASE =
  /^(?:put|set|cut|hit|let|read|cost|shut|spread|beat|bet|quit|come|become|run|did|can|will|may|must|ought|is|are|was|were|had|has)$/i;

/** "The users who uses it": the verb behind "who" has the number of those who are meant. */
export const whoAgreement: ProseRule = {
  id: 'grammar/who-agreement',
  category: 'grammar',
  message: 'The verb has the number of those who are meant.',
  pattern:
    /(?<!\bone of (?:the |our |those |these |my )?(?:[a-z]{2,15} )?)\b(?<opens>(?:an?|each|every|any|the) )?(?<noun>[a-z]{3,15}) who (?:(?<verb>is|was|has|does|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t)(?= [a-z])|(?<other>[a-z]{2,14})(?= (?:the|an?|it|this|that|these|those|our|their|to|in|on|for|with|from|not|no|all|only|more|any)\b))/giu,
  replace: ({ 0: written, groups }) => {
    const { opens = '', noun = '', other = '', verb = other } = groups ?? {};
    const meant = agreed(noun.toLowerCase(), verb.toLowerCase(), opens.trim().toLowerCase());
    return meant === null ? null : `${written.slice(0, -verb.length)}${meant}`;
  },
  examples: [
    ['The users who uses this feature complain.', 'The users who use this feature complain.'],
    ['It warns admins who has no key.', 'It warns admins who have no key.'],
    ['It fails for users who was invited by mail.', 'It fails for users who were invited by mail.'],
    ['Every customer who pay the fee gets it.', 'Every customer who pays the fee gets it.'],
  ],
  counterExamples: [
    'One of the users who uses the app called.',
    'The customer who put the order in called.',
    'The team who own the service are away.',
    'Ask people who use it.',
    'It counts who is on call.',
  ],
};

function agreed(noun: string, verb: string, opens: string): string | null {
  // "it counts who is on call"
  if (thirdPersonBase(noun) !== undefined) return null;
  const number = noun === 'people' ? 'many' : numberOf(noun);
  if (number === 'many') return pluralAuxiliary(verb) ?? thirdPersonBase(verb) ?? null;
  const isOne = number === 'one' && /^(?:an?|each|every)$/.test(opens);
  return isOne && isVerbBase(verb) && !NO_BASE.test(verb) ? thirdPersonOf(verb) : null;
}
