import type { ProseRule } from '../prose-rule.ts';

/** Only where the words around leave no doubt: "there own", and "their" at the end of a clause. */
export const thereTheir: ProseRule = {
  id: 'grammar/there-their',
  category: 'grammar',
  message: '"Their" is the possessive, "there" the place.',
  pattern:
    /\b(?:(?<!\b(?:over|out|up|down|in|from) )(there|they['’]re)(?= own\b)|(?<=\b(?:is|are|was|were|be|been|stays?|stayed|goes|go|went|get|got|put|in|from|over|out|right) )(their)(?=\s*(?:[.,;!?)]|$|\n)))/giu,
  replace: ([word = '', place]) => {
    const meant = place === undefined ? 'there' : 'their';
    return word.startsWith('T') ? `T${meant.slice(1)}` : meant;
  },
  examples: [
    ['they have there own cache', 'they have their own cache'],
    ['it goes to 96 and stays their.', 'it goes to 96 and stays there.'],
  ],
  counterExamples: ['there is a cache', 'in their cache', 'they own it'],
};
