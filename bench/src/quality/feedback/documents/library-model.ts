import type { Described } from './trial-document.ts';

export const libraryModel: Described = {
  name: 'library-model',
  format: 'Data Model',
  language: 'en',
  annotations: {
    title: 'Records of the city library',
    demands: ['a loan must end before the next one of the same copy begins'],
    questions: ['Who may change the shelf of a copy?', 'Do we store fines?'],
    facts: [['Freshness', 'the catalogue may be one day old']],
    terms: [],
    openQuestions: [
      {
        topic: 'the loans of a child',
        says: 'Who may see the loans of a child',
        answer: 'the parents may see them',
      },
      { topic: 'lost copies', says: 'Do we keep lost copies', answer: 'they are kept for five years' },
    ],
    values: [{ topic: 'the number of open loans', is: '6', other: '8' }],
    fields: [
      ['member', 'birth_year', 'int'],
      ['book', 'publisher', 'text'],
      ['loan', 'note', 'text'],
    ],
    fieldNames: [
      ['copy', 'shelf', 'location'],
      ['member', 'phone', 'mobile_number'],
    ],
    entities: [
      ['fine', 'id, amount and paid_at'],
      ['branch', 'id, name and address'],
    ],
    unrelated: [
      ['book', 'loan'],
      ['member', 'book'],
    ],
  },
};
