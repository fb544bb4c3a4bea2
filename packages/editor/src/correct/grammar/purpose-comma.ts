import { DOUBLE_BASE, PLAIN_BASE } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Words that the phrase cannot end with: with what follows them they are a clause of their own. */
const GOES_ON =
  'that|which|who|whom|what|how|where|when|if|why|and|or|but|because|as|than|the|an?|to|of|for|with|in|on|at|by|from|into|about|like|know|think|say|see|believe|hope|make|let|help|all|every|everything|anything|something|things?|way|ways|place|places|time|before|after|until|once|while';

/** "To learn a language you need …": the purpose stands before its sentence. Only in rough texts. */
export const purposeComma: ProseRule = {
  id: 'grammar/purpose-comma',
  category: 'punctuation',
  message: 'A comma ends a phrase of purpose that stands before its sentence.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?;] )(?:so|but|and|also)?,? ?)((?:in order )?to (?:${PLAIN_BASE}|${DOUBLE_BASE}|be|have|do|go|become|solve|reach|save|protect|win) (?:(?!(?:that|which|who|what|how|where|when|if|why|because)\b)[a-z'’-]{1,20} ){0,5}(?!(?:${GOES_ON})\b)[a-z'’-]{2,20})(?= (?:i|you|he|she|we|they|it|people|there) (?:can|cannot|could|will|would|should|must|may|might|need|needs|have|has|had|is|are|was|were|do|does|did|don['’]t|want)\b)`,
    'giu',
  ),
  replace: ([phrase]) => `${phrase},`,
  examples: [
    ['To learn a language you need time.', 'To learn a language, you need time.'],
    ['In order to be ready we must start.', 'In order to be ready, we must start.'],
  ],
  counterExamples: [
    'To see what you need to do, run it.',
    'To use the things you have, wait.',
    'We want to learn it, and you need time.',
  ],
};
