import type { Described } from './trial-document.ts';

export const roomsApi: Described = {
  name: 'rooms-api',
  format: 'API Design',
  language: 'en',
  annotations: {
    title: 'Meeting room API',
    demands: ['the service must refuse bookings in the past'],
    deeds: ['write every cancellation to a log'],
    questions: ['Who cleans the rooms after a booking?', 'Do guests need an account?'],
    facts: [['Versioning', 'the version stands in the path']],
    terms: [['caller', 'client']],
    requirements: [
      { topic: 'confirmation mails', says: 'The service MUST send a confirmation' },
      { topic: 'long bookings', says: 'The service MUST refuse bookings longer' },
    ],
    openQuestions: [
      {
        topic: 'foreign bookings',
        says: 'Who may delete foreign bookings',
        answer: 'only the facility team may delete them',
      },
      {
        topic: 'old bookings',
        says: 'How long are old bookings kept',
        answer: 'they are kept for one year',
      },
    ],
    values: [{ topic: 'the longest booking', is: '8 hours', other: '4 hours' }],
    endpoints: [
      ['PATCH /bookings/{id}', 'changes the title of a booking'],
      ['GET /bookings/{id}', 'returns one booking'],
    ],
    paths: [
      ['/bookings', '/reservations'],
      ['/rooms', '/meeting-rooms'],
    ],
  },
};
