import type { ProseRule } from '../prose-rule.ts';

/** "It didn't send no header". */
export const doubleNegative: ProseRule = {
  id: 'grammar/double-negative',
  category: 'grammar',
  message: 'Two negations take each other away.',
  pattern:
    /(?<=\b(?:don['’]t|doesn['’]t|didn['’]t|can['’]t|cannot|won['’]t|haven['’]t|hasn['’]t) (?:[a-z]{2,12} )?(?:get|have|see|send|need|want|find|give|make|know|got|do|show|return|use|had|seen) )(no|nothing|nobody|none)(?= [a-z]|[.,;!?\n]|$)(?! (?:matter|longer|one)\b)/giu,
  replace: ([written = '']) =>
    ({ no: 'any', nothing: 'anything', nobody: 'anybody', none: 'any' })[written.toLowerCase()] ?? null,
  examples: [["It didn't send no header.", "It didn't send any header."]],
  counterExamples: ["We don't know no-ops.", 'It sends no header.'],
};
