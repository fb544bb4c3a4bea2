import { type Instruction, noEffect } from '../instruction.ts';

const weighing =
  /(?<!\p{L})(?:pros? (?:and|&|vs\.?|\/) cons?|advantages? (?:and|&|vs\.?) (?:dis|draw)\p{L}+|swot(?: analysis)?|(?:comparison|decision|trade-?off) (?:table|matrix)|pluses and minuses)(?!\p{L})/iu;
/** Who gives the points wants them written down. */
const gives = /[:;]\s?\S.{12,}/su;

/** What speaks for and against something is for people to say: without their points there is nothing to weigh. */
export const weigh: Instruction = {
  meta: {
    id: 'weigh',
    does: 'Says that nothing is weighed in the document, where the feedback asks for pros and cons and gives none.',
    examples: ['pros and cons of both queues as a table would help'],
  },
  parse(clause, draft) {
    const what = weighing.exec(clause)?.[0];
    return what === undefined || gives.test(clause) || weighing.test(draft.text)
      ? null
      : (now) =>
          noEffect(
            now,
            `Neither the document nor the feedback says what speaks for and against; give the points (${what}: …), and they are written down.`,
          );
  },
};
