import { gerundOf } from '../lexicon/inflection.ts';
import { isVerbBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "I am used to work at night": what somebody is used to. Things are used to do something, so only persons count. */
export const usedTo: ProseRule = {
  id: 'grammar/used-to',
  category: 'grammar',
  message: 'A verb takes "-ing" behind "am used to".',
  pattern:
    /(?<=\b(?:i am|i['’]m|i was|we are|we['’]re|we were|(?<!\b(?:as|if|how|when|where) )(?:he|she) is) (?:not |already |still )?(?:used|accustomed) to )([a-z]{3,15})(?= (?:at|on|in|with|for|without|alone|like|the|an?|it|this|that|late|early)\b)/giu,
  replace: ([verb]) => (isVerbBase(verb) ? gerundOf(verb) : null),
  examples: [
    ['I am used to work at night.', 'I am used to working at night.'],
    ['We were not used to climb the mast.', 'We were not used to climbing the mast.'],
  ],
  counterExamples: [
    'We used to work at night.',
    'It is used to store the keys.',
    'I am used to it, and we are used to the noise.',
    'We have to work at night.',
  ],
};
