import { DOUBLE_BASE, PLAIN_BASE } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "If you not set it". */
export const negatedVerb: ProseRule = {
  id: 'grammar/negated-verb',
  category: 'grammar',
  message: 'A verb is denied with "do not".',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] |, |\b(?:if|when|because|but|and|so|why|since|that|now|today|currently|still|really) ))(i|we|you|they|(he|she|it)) not (set|put|want|need|${PLAIN_BASE}|${DOUBLE_BASE})(?=[.,;!?\n]|$| (?:the|an?|it|them|this|that|to|any|anything|on|in|with|for|when|how|what|why|where|if|our|your|my)\b)`,
    'giu',
  ),
  replace: ([, subject, third, verb]) => `${subject} ${third === undefined ? "don't" : "doesn't"} ${verb}`,
  examples: [
    ['Until now we not know what it is.', "Until now we don't know what it is."],
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
