import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

const NOUNS = 'information|advice|equipment|knowledge|homework|feedback|furniture|luggage|evidence';

/** "an information": not before another noun ("an information leak"). */
export const uncountable: ProseRule = {
  id: 'grammar/uncountable',
  category: 'grammar',
  message: 'This noun cannot be counted, so it takes no "a".',
  pattern: new RegExp(
    String.raw`\ban? ((?:(?:new|good|great|useful|important|helpful|small) )?(?:${NOUNS}))(?=[.,;!?\n]|$| (?:about|that|from|is|was|and|because|but|in|on|to)\b)`,
    'giu',
  ),
  replace: ([whole, noun = '']) => (whole.startsWith('A') ? upperFirst(noun) : noun),
  examples: [['They gave us an information about it.', 'They gave us information about it.']],
  counterExamples: ['an information leak', 'a knowledge base', 'a feedback loop', 'the information'],
};
