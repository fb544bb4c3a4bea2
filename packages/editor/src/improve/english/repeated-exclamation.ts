import type { ProseRule } from '../../correct/prose-rule.ts';

export const repeatedExclamation: ProseRule = {
  id: 'improve/repeated-exclamation',
  category: 'style',
  message: 'One mark is enough.',
  pattern:
    /(?:(?<=[\p{L}\p{N}"')\]]) [!?]{2,20}1{0,3}|(?<=[^\s!?.])(?:[!?]{2,20}1{0,3}|\.{4,20}|…\.{1,5}))(?=\s|$|["')\]])/gu,
  replace: ([marks = '']) => {
    if (marks.includes('?')) return '?';
    return marks.includes('!') ? '!' : '...';
  },
  examples: [
    ['it is broken!!!', 'it is broken!'],
    ['why??', 'why?'],
    ['it crashed !!! again', 'it crashed! again'],
    ['what?!?', 'what?'],
    ['wait..... what', 'wait... what'],
  ],
  counterExamples: ['wait... what', 'really?', 'a != b'],
};
