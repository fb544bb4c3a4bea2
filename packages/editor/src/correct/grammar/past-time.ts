import { baseOfParticiple, baseOfPastForm, simplePastOf } from '../lexicon/participles.ts';
import { isRegularVerb } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const IRREGULAR =
  'see|find|get|go|run|make|take|write|send|give|do|lose|forget|break|build|tell|meet|come|begin|speak|buy|choose|leave';

/** "I run into this yesterday": a time that is over asks for the past. */
export const pastTime: ProseRule = {
  id: 'grammar/past-time',
  category: 'grammar',
  message: 'What happened at a time that is over is said in the past.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] |, )(?:yesterday|last (?:week|month|night|year|sprint|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\d+|two|three) (?:minutes|hours|days|weeks|months|years) ago),? )(i|we|they|he|she|it) (?:have|has) ([a-z]{3,14})(?! to\b)|(?<=(?:^|\n|[.!?] |\b(?:and|but|because|that|as) ))(i|we|they) (?:have )?(${IRREGULAR}|[a-z]{3,14})(?= (?:(?!(?:what|that|which|who|how|if|when|because|was|were|did|had|from|since|until|and|but|to)\b)[^\s.,;!?]+ ){0,6}(?:yesterday|last (?:week|month|night|year|sprint|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\d+|two|three|a few|some) (?:minutes|hours|days|weeks|months|years) ago)(?=[.,;!?]|$| (?:when|and|but|because|in|on|at|while|after)\b))`,
    'giu',
  ),
  replace: ([whole, led, ledVerb = '', behind, verb = '']) => {
    const subject = led ?? behind;
    const small = (led === undefined ? verb : ledVerb).toLowerCase();
    // "we have migrated it last week"
    const base = / ha(?:ve|s) /i.test(whole) ? baseOfParticiple(small) : small;
    // "we saw it": the past of another verb
    if (base === undefined || MENTAL.test(base) || baseOfPastForm(base) !== undefined) return null;
    if (!new RegExp(`^(?:${IRREGULAR})$`).test(base) && !isRegularVerb(base)) return null;
    const past = simplePastOf(base);
    return past === undefined || (past === small && base === small) ? null : `${subject} ${past}`;
  },
  examples: [
    ['I run into the same issue yesterday.', 'I ran into the same issue yesterday.'],
    ['We have migrated it last week.', 'We migrated it last week.'],
    ['Yesterday I have deployed the new version.', 'Yesterday I deployed the new version.'],
    ['Last week, she has written the test.', 'Last week, she wrote the test.'],
    ['We deploy it two days ago.', 'We deployed it two days ago.'],
  ],
  counterExamples: [
    'I know what happened yesterday.',
    'I think somebody changed it last week.',
    'I suspect somebody changed it last week.',
    'We need the logs from last week.',
    'I ran into it yesterday.',
    'Last week I had it. I have written it down.',
    'Since yesterday I have written nothing.',
    'We have backups from last week.',
    'We have the logs of last week.',
    'They put it there yesterday.',
    'We saw it last week.',
  ],
};

/** What is thought now of what was then: "I think somebody changed it last week". */
const MENTAL =
  /^(?:believe|guess|hope|assume|suppose|remember|need|want|wonder|wish|suspect|expect|like|love|recall|understand|agree|doubt)$/;
