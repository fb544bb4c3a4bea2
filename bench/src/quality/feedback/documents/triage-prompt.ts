import type { Described } from './trial-document.ts';

export const triagePrompt: Described = {
  name: 'triage-prompt',
  format: 'Prompt',
  language: 'en',
  annotations: {
    title: 'Mail triage',
    questions: ['Do we store the replies?'],
    terms: [['refund', 'voucher']],
    openQuestions: [
      {
        topic: 'mails in Polish',
        says: 'What do we do with mails in Polish',
        answer: 'they are answered in English',
      },
    ],
    values: [{ topic: 'the longest reply', is: '120 words', other: '80 words' }],
    constraints: ['the reply never names a delivery date', 'answers stay polite'],
    variables: ['customer_name', 'order_history'],
    outputFormat: 'list',
  },
};
