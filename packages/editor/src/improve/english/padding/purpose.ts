import type { ProseRule } from '../../../correct/prose-rule.ts';
import { baseOfDoing } from '../base-of-doing.ts';

/** "for the purpose of debugging it" is "to debug it". */
export const purpose: ProseRule = {
  id: 'improve/purpose',
  category: 'style',
  message: '"To" says what it is for.',
  pattern:
    /(?:(?<=\bpurpose of [^.,;:!?\n]{2,40} is )to be used for(?: the purpose of)?|(?<=\p{L} )for the purpose of) (?<doing>\p{Ll}{3,16}ing)(?= (?!of\b)[\p{L}\p{N}])/gu,
  replace: ({ groups }) => {
    const doing = groups?.['doing'] ?? '';
    const base = baseOfDoing(doing);
    return base === undefined ? null : `to ${base}`;
  },
  examples: [
    ['I need it for the purpose of debugging the ticket.', 'I need it to debug the ticket.'],
    [
      'The purpose of it is to be used for the purpose of cleaning up rows.',
      'The purpose of it is to clean up rows.',
    ],
  ],
  counterExamples: ['It is kept for the purpose of billing.', 'It is to be used for cleaning.'],
};
