import { upperFirst } from '../../first-letter.ts';
import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

const NOUNS = 'information|advice|equipment|knowledge|homework|feedback|furniture|luggage|evidence';

/** "an information": not before another noun ("an information leak"). */
export const uncountable: ProseRule = {
  id: 'grammar/uncountable',
  category: 'grammar',
  message: 'This noun cannot be counted, so it takes no "a".',
  pattern: new RegExp(
    String.raw`\ban? ((?:(?:new|good|great|useful|important|helpful|small) )?(?:${NOUNS}))(?=[.,;!?\n]|$| (?:about|that|from|is|was|and|because|but|in|on|to)\b)|\b(a few|several) ((?:(?:new|good|great|useful|important|helpful|more) )?(?:information|advice|feedback|equipment|knowledge|evidence)s?)(?=[.,;!?\n]|$| (?:about|that|from|and|because|but|in|on|to|for)\b)`,
    'giu',
  ),
  replace: ([whole, noun = '', count, counted = '']) => {
    if (count !== undefined) return `${likeFirst('some', count)} ${counted.replace(/s$/, '')}`;
    return whole.startsWith('A') ? upperFirst(noun) : noun;
  },
  examples: [
    ['They gave us an information about it.', 'They gave us information about it.'],
    ['I have a few informations about it.', 'I have some information about it.'],
  ],
  counterExamples: [
    'an information leak',
    'a knowledge base',
    'a feedback loop',
    'the information',
    'a few information leaks',
  ],
};
