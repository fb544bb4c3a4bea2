import type { ProseRule } from '../../prose-rule.ts';

export const dutchThirdPerson: ProseRule = {
  id: 'grammar/dutch-third-person',
  category: 'grammar',
  message: 'Na hij, zij, het, dit en dat krijgt de stam een t.',
  pattern:
    /(?<![\p{L}])(?<subject>hij|het|dit|dat|er|men) (?<verb>word|vind|houd|meld|bied|duid|laad|leid|(?:verbind|beantwoord)(?= (?:de|het|een|niet|ook|mijn|geen|alle|deze|dit|met|je)(?!\p{L}))|stuurd|gebeurd)(?![\p{L}'’-]| (?:ik|je|jij|is|was|zijn|waren|kan|zal|zou|zouden|kunnen)(?!\p{L}))/giu,
  replace: ({ groups }) => {
    const { subject = '', verb = '' } = groups ?? {};
    // the word processor
    if (verb.startsWith('W')) return null;
    const right = /^(?:stuurd|gebeurd)$/iu.test(verb) ? `${verb.slice(0, -1)}t` : `${verb}t`;
    return `${subject} ${right}`;
  },
  examples: [
    ['Het word niet opgeslagen.', 'Het wordt niet opgeslagen.'],
    ['Dit gebeurd elke nacht.', 'Dit gebeurt elke nacht.'],
  ],
  counterExamples: [
    'Het wordt niet opgeslagen.',
    'Ik word gebeld.',
    'Dat vind ik goed.',
    'Als dit gebeurd is, kan je verder.',
    'Zien wat er gebeurd was.',
    'Word is een programma.',
    'Iedereen weet dat Word traag is.',
    'Het beantwoord verzoek is gesloten.',
  ],
};
