import { PLURAL_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

export const othersNoun: ProseRule = {
  id: 'grammar/others-noun',
  category: 'grammar',
  message: 'Before a noun, "other" takes no "s".',
  pattern: new RegExp(String.raw`\b(others) (${PLURAL_NOUN}|people)(?![\p{L}'’-])`, 'giu'),
  replace: ([, others, noun]) => `${others?.slice(0, -1)} ${noun}`,
  examples: [['it blocks others users', 'it blocks other users']],
  counterExamples: ['others agree', 'other users', "others' users"],
};
