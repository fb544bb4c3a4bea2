import type { ProseRule } from '../../prose-rule.ts';

/** How far back the word that denies is looked for, in characters. */
const REACH = 160;

/** "keine Meldung sondern nur eine leere Seite": what is said in the place of what is denied. As a verb the word denies nothing. */
export const sondernComma: ProseRule = {
  id: 'punctuation/sondern-comma',
  category: 'punctuation',
  message: 'Vor „sondern“ steht ein Komma.',
  pattern: /(?<=[\p{L}\p{N})“”"]) sondern (?=\p{L}|\d)/gu,
  replace: (_, { prose, from }) => {
    const clause = /[^.;!?\n]*$/u.exec(prose.slice(Math.max(0, from - REACH), from))?.[0] ?? '';
    return /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nirgends|weder|weniger)(?!\p{L})/iu.test(clause)
      ? ', sondern '
      : null;
  },
  examples: [
    [
      'Es kommt keine Meldung sondern nur eine leere Seite.',
      'Es kommt keine Meldung, sondern nur eine leere Seite.',
    ],
    ['Das ist nicht nur langsam sondern auch teuer.', 'Das ist nicht nur langsam, sondern auch teuer.'],
  ],
  counterExamples: [
    'Es kommt keine Meldung, sondern nur eine leere Seite.',
    'Wir sondern alte Server aus.',
    'Sondern wir es aus, ist es weg.',
  ],
};
