import type { ProseRule } from '../../prose-rule.ts';

export const contraction: ProseRule = {
  id: 'grammar/spanish-contraction',
  category: 'grammar',
  message: '«a el» y «de el» se contraen.',
  pattern:
    /(?<![\p{L}\p{N}])(?<first>[Aa]|[Dd]e) el (?=(?!(?:mañana|hoy|ayer|también|porque|cuando|para|directamente|solo|mismo|no|lo|se)(?!\p{L}))\p{Ll}{3,30}(?!\p{L}))/gu,
  replace: ({ groups }) => `${groups?.['first'] ?? ''}l `,
  examples: [
    ['el log de el servidor', 'el log del servidor'],
    ['enviar a el cliente', 'enviar al cliente'],
  ],
  counterExamples: ['el log del servidor', 'viene de El Salvador', 'depende de él'],
};
