import type { ProseRule } from '../../prose-rule.ts';

export const verbE: ProseRule = {
  id: 'spelling/verb-e',
  category: 'spelling',
  message: "Il verbo si scrive «è», con l'accento.",
  pattern:
    /(?<![\p{L}\p{N}'’])(?<letter>[Ee])['’](?=\s\p{L}{2})|(?<=(?<!\p{L})[Cc]['’])e['’]?(?=\s)|(?<=(?:^|[.!?,] |\n)(?:[Ii]l|[Ll]a|[Ll]o|[Qq]uesto|[Qq]uesta) \p{L}{3,20} )e(?= (?:molto|troppo|stato|stata|davvero|abbastanza) )/gu,
  replace: ({ groups }) => (groups?.['letter'] === 'E' ? 'È' : 'è'),
  examples: [
    ["Il servizio e' lento.", 'Il servizio è lento.'],
    ["E' lento.", 'È lento.'],
    ['Il sito e molto lento.', 'Il sito è molto lento.'],
    ["c'e un errore", "c'è un errore"],
  ],
  counterExamples: [
    "Lento e 'strano'.",
    'Il servizio è lento.',
    'pane e olio',
    'Il server lento e molto vecchio è fermo.',
    'la cache e sempre il server',
  ],
};
