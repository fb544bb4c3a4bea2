import type { ProseRule } from '../../prose-rule.ts';

export const verbE: ProseRule = {
  id: 'spelling/verb-e',
  category: 'spelling',
  message: "Il verbo si scrive «è», con l'accento.",
  pattern: /(?<![\p{L}\p{N}'’])(?<letter>[Ee])['’](?=\s\p{L}{2})|(?<=(?<!\p{L})[Cc]['’])e['’]?(?=\s)/gu,
  replace: ({ groups }) => (groups?.['letter'] === 'E' ? 'È' : 'è'),
  examples: [
    ["Il servizio e' lento.", 'Il servizio è lento.'],
    ["E' lento.", 'È lento.'],
    ["c'e un errore", "c'è un errore"],
  ],
  counterExamples: ["Lento e 'strano'.", 'Il servizio è lento.', 'pane e olio'],
};
