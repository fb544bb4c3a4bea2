import { isSingularNoun } from '../lexicon/nouns.ts';
import { isCountedNoun } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "it needs other token": one more of what is counted is another. */
export const otherSingular: ProseRule = {
  id: 'grammar/other-singular',
  category: 'grammar',
  message: 'One other thing is "another".',
  pattern:
    /(?<=\b(?:needs?|use[sd]?|try|tried|wants?|add(?:ed)?|from|for|with|has|have|get|gets|create[ds]?|choose|chose|find|found|in|on|at|is|was|via|by|open(?:ed)?|buy|write|install|move[sd]? to|switch to) )other ([a-z]{3,20})(?=[.,;!?)\n]|$| (?:and|or|to|for|but|because|when|if|with|that|which|so)\b)/gu,
  replace: ([, noun = '']) =>
    (isCountedNoun(noun) || isSingularNoun(noun)) &&
    !/^(?:hand|word|side|way|half|end|people|than|thing)$/.test(noun)
      ? `another ${noun}`
      : null,
  examples: [
    ['Maybe it needs other token.', 'Maybe it needs another token.'],
    ['We moved it from other server and it works.', 'We moved it from another server and it works.'],
  ],
  counterExamples: [
    'It needs other tokens.',
    'with other software',
    'from other team members',
    'one after the other',
    'from each other and back',
    'in other words',
  ],
};
