import type { Described } from './trial-document.ts';

export const reviewPrompt: Described = {
  name: 'review-prompt',
  format: 'Prompt',
  language: 'en',
  annotations: {
    title: 'Second pair of eyes',
    questions: ['Which languages do we review?'],
    terms: [['finding', 'remark']],
    openQuestions: [
      {
        topic: 'generated code',
        says: 'Do we review generated code',
        answer: 'generated code is left out',
      },
      {
        topic: 'the coding rules',
        says: 'Who decides which rules count',
        answer: 'the architecture board decides',
      },
    ],
    values: [{ topic: 'the number of findings', is: '10 findings', other: '15 findings' }],
    constraints: ['every finding names its file', 'answers stay below 300 words'],
    variables: ['branch_name', 'ticket'],
    outputFormat: 'Markdown',
  },
};
