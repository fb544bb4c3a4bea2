import type { ProseRule } from '../../../correct/prose-rule.ts';

/** "We would have expected that a file gets downloaded": "we expected a file to be downloaded". */
export const expectation: ProseRule = {
  id: 'improve/expectation',
  category: 'style',
  message: 'Fewer words say what was expected.',
  pattern:
    /(?<![\p{L}'’])(?:(?<who>i|we) would have expected|what (?<whom>i|we) (?:would have )?expected(?: to happen)? (?:is|was)) that (?<what>(?:the|an?|my|our|all|every|this|it) ?(?:[\p{Ll}-]{2,20} ?){0,3}?) (?:is|are|gets?|would be|would get) (?=\p{Ll}{2,14}(?:ed|en|wn)\b)/giu,
  replace: ({ 0: written, groups }) => {
    const who = groups?.['who'] ?? groups?.['whom'] ?? '';
    const said = /^i$/iu.test(who) ? 'I' : written.startsWith('w') ? 'we' : 'We';
    return `${said} expected ${(groups?.['what'] ?? '').trim()} to be `;
  },
  examples: [
    ['We would have expected that a file gets downloaded.', 'We expected a file to be downloaded.'],
    [
      'What I would have expected to happen is that an error message is displayed.',
      'I expected an error message to be displayed.',
    ],
  ],
  counterExamples: ['We would have expected that.', 'We expected that it fails.'],
};
