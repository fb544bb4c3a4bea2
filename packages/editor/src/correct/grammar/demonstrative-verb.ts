import { DOUBLE_BASE, OBJECT, PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "This cause the caller to crash": where "this" opens a clause and an object follows the verb. */
export const demonstrativeVerb: ProseRule = {
  id: 'grammar/demonstrative-verb',
  category: 'grammar',
  message: 'After "this" the verb takes an "s".',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] |, |\b(?:because|but|and|so|hopefully|maybe|then) ))(this) ((?:also |only |then |always )?)((?:${PLAIN_BASE})(?= (?:the|an?|it|us|them|me|you|our|your|all|that|to|users|many|some)\b)|cause(?= (?:the|an?|us|it|all|many|our|users|problems|issues|errors)\b)|(?:${DOUBLE_BASE})${OBJECT})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, subject, adverb, verb = '']) => `${subject} ${adverb}${thirdPersonOf(verb)}`,
  examples: [
    ['This cause the caller to crash.', 'This causes the caller to crash.'],
    ['It is cached, this make it fast.', 'It is cached, this makes it fast.'],
  ],
  counterExamples: [
    'Make this cause an error.',
    'This update the team made broke it.',
    'This causes the crash.',
  ],
};
