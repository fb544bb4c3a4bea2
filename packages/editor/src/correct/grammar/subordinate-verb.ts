import { isBeforeVerb } from '../lexicon/clause.ts';
import { thirdPersonOf } from '../lexicon/verbs.ts';
import { isNounWithPlural, isRegularVerb, isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Any word that may be the verb of the clause, so that the one before it need not be. */
const OTHER_VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|should|must|may|might|gets?|got|went|goes|came|fell|[a-z]{2,14}(?:s|ed))\b/i;

/** "When a user click on the button, …", "if the token expire": any verb, where the clause has no other. */
export const subordinateVerb: ProseRule = {
  id: 'grammar/subordinate-verb',
  category: 'grammar',
  message: 'The verb of a singular subject takes an "s".',
  pattern:
    /(?<=\b(?:when|whenever|if|because|once|unless|until|while|since|as soon as|where) )((?:the|an?|this|every|each|another|our|my|your|his|her) )([a-z]{3,20}) ([a-z]{3,15})(?=((?: (?:on|in|to|into|at|with|for|from|by|too|again|twice|before|after|through|without|within|the|an?|his|her|its|their|it|this|that|them|[a-z]{2,14})){0,7})(?:[.,;!?\n]|$))/giu,
  replace: ([, article, noun = '', verb = '', rest = '']) => {
    if (!isNounWithPlural(noun) || COLLECTIVE.test(noun)) return null;
    if (!isRegularVerb(verb)) return null;
    // a verb that is a noun as well may end the subject ("when the user account, …"), and needs what only verbs have behind them
    const isSure =
      (isVerbOnly(verb) && !isBeforeVerb(rest)) ||
      (VERBAL.test(rest) && !OTHER_VERB.test(rest.replace(/ (?:its|his|this)\b/giu, '')));
    return isSure ? `${article}${noun} ${thirdPersonOf(verb)}` : null;
  },
  examples: [
    [
      'When a user click on the button, nothing is shown.',
      'When a user clicks on the button, nothing is shown.',
    ],
    ['If the token expire the user is logged out.', 'If the token expires the user is logged out.'],
  ],
  counterExamples: [
    'When the user account is locked, wait.',
    'If the file upload fails, retry.',
    'When the token refresh is slow, wait.',
    'When the build trigger on the branch fired, it was late.',
    'While the team discuss it, wait.',
  ],
};

const COLLECTIVE =
  /^(?:team|staff|group|company|department|crew|family|committee|majority|number|pair|rest)$/i;
const VERBAL = /^ (?:on the|on an?|into|the|an?|it|them|too|again|twice|his|her)\b/i;
