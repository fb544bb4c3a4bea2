import type { ProseRule } from '../../prose-rule.ts';

export const siIl: ProseRule = {
  id: 'grammar/si-il',
  category: 'grammar',
  message: '« si » s’élide devant « il » et « ils ».',
  pattern: /(?<![\p{L}\p{N}'’-])(?<letter>[Ss])i (?<pronoun>ils?)(?!\p{L})/gu,
  replace: ({ groups }) => `${groups?.['letter'] ?? ''}'${groups?.['pronoun'] ?? ''}`,
  examples: [['Si il échoue, on réessaie.', "S'il échoue, on réessaie."]],
  counterExamples: ['Si elle échoue, on réessaie.', "S'il échoue"],
};
