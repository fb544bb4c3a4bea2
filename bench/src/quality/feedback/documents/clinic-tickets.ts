import type { Described } from './trial-document.ts';

export const clinicTickets: Described = {
  name: 'clinic-tickets',
  format: 'Jira Tickets',
  language: 'en',
  annotations: {
    title: 'Filling free slots',
    questions: ['Which SMS provider do we use?', 'Do children need a guardian?'],
    deeds: ['archive old waiting lists every quarter', 'train the staff at the reception'],
    terms: [
      ['patient', 'client'],
      ['importer', 'import job'],
    ],
    openQuestions: [
      {
        topic: 'replies to the SMS',
        says: 'Who answers when a patient replies',
        answer: 'the reception answers within a day',
      },
      {
        topic: 'private patients',
        says: 'Do private patients come first',
        answer: 'all patients are treated alike',
      },
    ],
    values: [{ topic: 'the lifetime of an offer', is: '45 minutes', other: '90 minutes' }],
    criteria: ['a patient cannot join the same list twice', 'a refused offer goes to the next patient'],
  },
};
