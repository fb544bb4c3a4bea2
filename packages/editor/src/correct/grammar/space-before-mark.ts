import type { ProseRule } from '../prose-rule.ts';

/** Not for French, which sets a space before high marks. */
export const spaceBeforeMark: ProseRule = {
  id: 'punctuation/space-before-mark',
  category: 'punctuation',
  message: 'No space stands before this mark.',
  pattern: /(?<=[\p{L}\p{N})\]"]) {1,3}([,;!?]|\.(?! ?\.|\w))(?=\s|$)/gu,
  // a mark in a run of its own is set off on purpose: "*str* *,* *optional*"
  replace: ([found, mark], { from, isWhole }) => (isWhole(from, from + found.length) ? (mark ?? null) : null),
  examples: [
    ['it fails , then it works .', 'it fails, then it works.'],
    ['why ?', 'why?'],
  ],
  counterExamples: ['edit the .env file', 'wait ... what', 'and so on . . .'],
};
