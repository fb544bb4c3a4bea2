import type { ProseRule } from '../prose-rule.ts';

/** Not for French, which sets a space before high marks. */
export const spaceBeforeMark: ProseRule = {
  id: 'punctuation/space-before-mark',
  category: 'punctuation',
  message: 'No space stands before this mark.',
  pattern: /(?<=[\p{L}\p{N})\]"]) {1,3}([,;!?]|\.(?!\.|\w))(?=\s|$)/gu,
  replace: ([, mark]) => mark ?? null,
  examples: [
    ['it fails , then it works .', 'it fails, then it works.'],
    ['why ?', 'why?'],
  ],
  counterExamples: ['edit the .env file', 'wait ... what'],
};
