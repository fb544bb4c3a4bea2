import type { Described } from './trial-document.ts';

export const auditRfc: Described = {
  name: 'audit-rfc',
  format: 'RFC',
  language: 'en',
  annotations: {
    title: 'A common audit log',
    demands: ['the consumer must drop entries without an actor'],
    deeds: ['encrypt entries in transit'],
    risks: ['the topic could fill up when the consumer is down'],
    questions: ['Which team runs the consumer?', 'Do we sign the entries?'],
    facts: [
      ['Motivation', 'two auditors complained in writing'],
      ['Design', 'each service has a topic of its own'],
      ['Migration and rollback', 'the rest of the services follows within a quarter'],
    ],
    sections: [['Training', 'every team gets a short introduction']],
    headings: [
      ['Prior art', 'What others do'],
      ['Future possibilities', 'Later'],
    ],
    terms: [
      ['consumer', 'receiver'],
      ['library', 'client'],
    ],
    requirements: [
      { topic: 'fields of their own', says: 'Services MAY add' },
      { topic: 'the admin app', says: 'The admin app SHOULD' },
      { topic: 'the schema check', says: 'The consumer MUST check the schema' },
    ],
    openQuestions: [
      {
        topic: 'reading the entries',
        says: 'Who may read the entries',
        answer: 'only the security team may read them',
      },
      {
        topic: 'the email of the actor',
        says: 'Do we store the email',
        answer: 'we only store the user number',
      },
      {
        topic: 'the cost of the second cluster',
        says: 'What does the second cluster cost',
        answer: 'it costs 1,200 EUR a month',
      },
    ],
    values: [
      { topic: 'the retention of entries', is: '7 years', other: '10 years' },
      { topic: 'the batch size', is: '200 entries', other: '500 entries' },
    ],
    dates: [{ topic: 'the migration of the billing service', is: '12 April 2027', other: '7 June 2027' }],
    twofold: [
      {
        topic: 'the schema check',
        says: 'The consumer MUST check the schema',
        halves: ['check the schema of an entry', 'reject its unknown fields'],
      },
    ],
    alternatives: [['a nightly copy of all log files', 'it comes too late for the auditors']],
    drawbacks: ['every service has to be deployed again'],
  },
};
