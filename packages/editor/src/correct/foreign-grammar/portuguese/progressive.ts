import type { ProseRule } from '../../prose-rule.ts';

export const portugueseProgressive: ProseRule = {
  id: 'spelling/portuguese-progressive',
  category: 'spelling',
  message: 'Antes de um gerúndio, «está» é verbo e leva acento.',
  pattern: /(?<![\p{L}\p{N}])(?<verb>[Ee]st)a(?= \p{Ll}{2,25}(?:ando|endo|indo)(?!\p{L}))/gu,
  replace: ({ groups }) => `${groups?.['verb'] ?? ''}á`,
  examples: [['O serviço esta falhando.', 'O serviço está falhando.']],
  counterExamples: ['Esta versão falha.', 'O serviço está falhando.'],
};
