import type { ProseRule } from '../../prose-rule.ts';

export const progressive: ProseRule = {
  id: 'spelling/progressive-accent',
  category: 'spelling',
  message: 'Delante de un gerundio, «está» y «están» son verbos y llevan tilde.',
  pattern: /(?<![\p{L}\p{N}])(?<verb>[Ee]st)a(?<plural>n?)(?= \p{Ll}{2,25}(?:ando|iendo|yendo)(?!\p{L}))/gu,
  replace: ({ groups }) => `${groups?.['verb'] ?? ''}á${groups?.['plural'] ?? ''}`,
  examples: [
    ['El servicio esta fallando.', 'El servicio está fallando.'],
    ['Los nodos estan reiniciando.', 'Los nodos están reiniciando.'],
  ],
  counterExamples: ['Esta prueba falla.', 'El servicio está fallando.'],
};
