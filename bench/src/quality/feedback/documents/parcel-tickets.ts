import type { Described } from './trial-document.ts';

export const parcelTickets: Described = {
  name: 'parcel-tickets',
  format: 'Jira Tickets',
  language: 'en',
  annotations: {
    title: 'Parcel tracking for recipients',
    nonGoals: ['a view for senders'],
    questions: ['Which push provider do we use?', 'Who designs the map?'],
    deeds: ['rotate the push certificates every 90 days', 'measure how often the map is opened'],
    terms: [
      ['courier', 'driver'],
      ['parcel', 'package'],
    ],
    openQuestions: [
      {
        topic: 'the translation of the messages',
        says: 'Who translates the messages',
        answer: 'the agency Lingua translates them',
      },
      {
        topic: 'notifying the sender',
        says: 'Do we notify the sender',
        answer: 'the sender gets a mail in the evening',
      },
    ],
    values: [{ topic: 'the update interval of the position', is: '30 seconds', other: '10 seconds' }],
    criteria: ['a photo above 5 MB is refused', 'the courier sees the reason of a refusal'],
  },
};
