import { numberOf } from '../agreement/noun-number.ts';
import { thirdPersonBase } from '../lexicon/inflected.ts';
import { isPlainBase } from '../lexicon/participles.ts';
import { DOUBLE_BASE, PLAIN_BASE } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "If you not set it". */
export const negatedVerb: ProseRule = {
  id: 'grammar/negated-verb',
  category: 'grammar',
  message: 'A verb is denied with "do not".',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] |, |\b(?:if|when|because|but|and|so|why|since|that|now|today|currently|still|really) ))(i|we|you|they|(he|she|it))( still| also| really)? not (set|put|want|need|${PLAIN_BASE}|${DOUBLE_BASE})(?=[.,;!?\n]|$| (?:the|an?|it|them|this|that|to|any|anything|on|in|with|for|when|how|what|why|where|if|our|your|my)\b)|(?<=(?:^|\n|[.!?] |\b(?:if|when|because|but|and|so|since|that|while) ))((?:the|this|that|our|my|your|an?) [a-z]{3,15}) not ([a-z]{3,14})(?=[.,;!?\n]|$| (?:the|an?|it|them|this|that|to|any|anything|in|with|for|yet|after|when|anymore|until|correctly|properly)\b)|(?<=\b(?:if|when|because|but|and|so|since) )(that|this|it|he|she) not ([a-z]{3,14}s)(?=[.,;!?\n]|$| (?:the|an?|it|them|this|that|to|we|i|they|anything|in|with|for|on|yet|when)\b)`,
    'giu',
  ),
  replace: ([, subject, third, adverb = '', verb, noun = '', denied = '', one, thirdForm = '']) => {
    if (subject !== undefined)
      return `${subject}${adverb} ${third === undefined ? "don't" : "doesn't"} ${verb}`;
    if (one !== undefined) {
      const base = thirdPersonBase(thirdForm);
      return base === undefined ? null : `${one} doesn't ${base}`;
    }
    const number = numberOf(noun.replace(/^\S+ /, ''));
    if (
      number === null ||
      !(isPlainBase(denied) || /^(?:start|work|load|open|close|run|stop|update|change|respond)$/.test(denied))
    )
      return null;
    return `${noun} ${number === 'many' ? "don't" : "doesn't"} ${denied}`;
  },
  examples: [
    ['Until now we not know what it is.', "Until now we don't know what it is."],
    ['It is a 404 when the project not exist.', "It is a 404 when the project doesn't exist."],
    ['If that not helps, tell us.', "If that doesn't help, tell us."],
    ['The app not start after the update.', "The app doesn't start after the update."],
    ['We still not know it.', "We still don't know it."],
    ['If you not set the variable, it fails.', "If you don't set the variable, it fails."],
    [
      'It not work on Windows, it not work in the cloud.',
      "It doesn't work on Windows, it doesn't work in the cloud.",
    ],
  ],
  counterExamples: [
    'It is the server, not the client, and we not only set it.',
    'Did you not set the variable?',
  ],
};
