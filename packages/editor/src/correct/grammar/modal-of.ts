import type { ProseRule } from '../prose-rule.ts';

export const modalOf: ProseRule = {
  id: 'grammar/modal-of',
  category: 'grammar',
  message: '"Have" follows a modal verb; "of" only sounds like it.',
  pattern: /\b((?:could|should|would|must|might)(?:n['’]t| not)?) of\b(?! course)/giu,
  replace: ([, modal]) => `${modal} have`,
  examples: [
    ['it should of worked', 'it should have worked'],
    ["that couldn't of been it", "that couldn't have been it"],
  ],
  counterExamples: ['it could, of course, fail', 'you should of course test it', 'a kind of proxy'],
};
