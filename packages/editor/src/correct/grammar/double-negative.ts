import type { ProseRule } from '../prose-rule.ts';

/** "It didn't send no header". */
export const doubleNegative: ProseRule = {
  id: 'grammar/double-negative',
  category: 'grammar',
  message: 'Two negations take each other away.',
  pattern:
    /(?<=\b(?:don['’]t|doesn['’]t|didn['’]t|can['’]t|cannot|won['’]t|haven['’]t|hasn['’]t) (?:[a-z]{2,12} )?(?:get|have|see|send|need|want|find|give|make|know|got|do|show|return|use|had|seen) )(no|nothing|nobody|none)(?= [a-z]|[.,;!?\n]|$)(?! (?:matter|longer|one)\b)|(?<=\b(?:not|n['’]t) (?:[a-z]{2,14} ){1,3})(no ?where)(?=[.,;!?\n]|$| (?:in|on|near)\b)/giu,
  replace: ([written = '', , nowhere]) => {
    if (nowhere !== undefined) return 'anywhere';
    // "it doesn't return None": with a capital it is a value
    if (written !== written.toLowerCase()) return null;
    return { no: 'any', nothing: 'anything', nobody: 'anybody', none: 'any' }[written] ?? null;
  },
  examples: [
    ['It is not documented no where.', 'It is not documented anywhere.'],
    ["It didn't send no header.", "It didn't send any header."],
  ],
  counterExamples: [
    "We don't know no-ops.",
    'It sends no header.',
    'It came from nowhere, not from here.',
    "The parser doesn't give None back.",
  ],
};
