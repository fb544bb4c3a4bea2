import { baseOfGerund, GERUND_FORM } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What a form in "-ing" may go with in place of the modal's verb. */
const OTHER =
  /\b(?:by|of|for|without|with|from|in|on|about|like|as|while|when|after|before|than|start|stop|keep|avoid|suggest|consider|recommend|involve|include|mean|require|allow|risk|enjoy|be|see|help|[a-z]+ing)\b/i;

/** "We can throw an error or returning null". */
export const parallelBase: ProseRule = {
  id: 'grammar/parallel-base',
  category: 'grammar',
  message: 'Both verbs of the modal stand in the base form.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:can|could|should|must|will|would|may|might|to|let's) (?!the\b|an?\b|our\b|your\b|that\b)((?:[a-z]{1,16} ){2,5})(?:or|and) )(${GERUND_FORM})(?= (?:the|an?|it|them|this|that|all|our|your)\b)`,
    'giu',
  ),
  replace: ([, between = '', verb = '']) => (OTHER.test(between) ? null : (baseOfGerund(verb) ?? null)),
  examples: [
    [
      'We can throw an error or returning an empty object.',
      'We can throw an error or return an empty object.',
    ],
  ],
  counterExamples: [
    'It should start by reading and parsing the file.',
    'creating integrations to the server or providing a registry',
    'We can avoid copying or moving the data.',
  ],
};
