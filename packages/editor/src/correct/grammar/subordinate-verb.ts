import { isBeforeVerb } from '../lexicon/clause.ts';
import { baseOfPastForm, isPlainBase } from '../lexicon/participles.ts';
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
    /(?<=\b(?:when|whenever|if|because|once|unless|until|while|since|as soon as|where|(?<!\b(?:suggest|recommend|propos|insist|demand|request|requir|ask|order|urg|prefer|advis|important|essential|necessary|vital|critical|so|the|a|of|and|or)[a-z]{0,4} )that) |(?:^|\n|[.!?] ))((?:the|an?|this|every|each|another|our|my|your|his|her) )([a-z]{3,20}) ([a-z]{3,15})(?=((?: (?:on|in|to|into|at|with|for|from|by|too|again|twice|before|after|through|without|within|the|an?|his|her|its|their|it|this|that|them|[a-z]{2,14})){0,7})(?:[.,;!?\n]|$))/giu,
  replace: ([, article, noun = '', verb = '', rest = ''], { prose, from }) => {
    if (!isNounWithPlural(noun) || COLLECTIVE.test(noun)) return null;
    if (!isRegularVerb(verb) && !isPlainBase(verb)) return null;
    // a title has no verb: "The token refresh on the client."
    const isLeading = /(?:^|[.!?\n] ?)$/.test(prose.slice(Math.max(0, from - 2), from));
    if (
      isLeading &&
      (!LEADING.test(rest) || rest.split(' ').some((word) => baseOfPastForm(word) !== undefined))
    )
      return null;
    // a verb that is a noun as well may end the subject ("when the user account, …"), and needs what only verbs have behind them
    const isSure =
      (isVerbOnly(verb) && !isBeforeVerb(rest)) ||
      (VERBAL.test(rest) &&
        (/^ too m(?:any|uch)\b/i.test(rest) || !OTHER_VERB.test(rest.replace(/ (?:its|his|this)\b/giu, ''))));
    return isSure ? `${article}${noun} ${thirdPersonOf(verb)}` : null;
  },
  examples: [
    [
      'When a user click on the button, nothing is shown.',
      'When a user clicks on the button, nothing is shown.',
    ],
    ['They complain that the export take too long.', 'They complain that the export takes too long.'],
    ['The search return too many rows.', 'The search returns too many rows.'],
    ['If the token expire the user is logged out.', 'If the token expires the user is logged out.'],
  ],
  counterExamples: [
    'When the user account is locked, wait.',
    'If the file upload fails, retry.',
    'When the token refresh is slow, wait.',
    'When the build trigger on the branch fired, it was late.',
    'While the team discuss it, wait.',
    'The token refresh on the client.',
    'The build report the tester wrote.',
    'We ask that the user change it.',
    'The user need for the button.',
  ],
};

const COLLECTIVE =
  /^(?:team|staff|group|company|department|crew|family|committee|majority|number|pair|rest)$/i;
/** What follows a verb and hardly ever the noun that it may be. */
const LEADING =
  /^ (?:too|them|it|an?|the [a-z]{3,14}(?:[.,;!?\n]|$| (?:to|from|for|with|when|if|because|and)\b))/i;
const VERBAL = /^ (?:on the|on an?|into|the|an?|it|them|too|again|twice|his|her)\b/i;
