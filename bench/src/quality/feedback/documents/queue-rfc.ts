import type { Described } from './trial-document.ts';

export const queueRfc: Described = {
  name: 'queue-rfc',
  format: 'RFC',
  language: 'en',
  annotations: {
    title: 'A job queue in place of cron',
    demands: ['the queue must refuse jobs without an owner'],
    deeds: ['send a weekly summary to every team'],
    risks: ['a burst of jobs may slow down the database'],
    questions: ['Who pays for the bigger database?', 'Do jobs need a time zone?'],
    facts: [
      ['Motivation', 'the cron machine is out of warranty'],
      ['Design', 'finished jobs are moved to an archive table'],
      ['Migration and rollback', 'each team moves its own jobs'],
    ],
    sections: [['Operations', 'the platform team looks after the queue']],
    headings: [
      ['Motivation', 'Why'],
      ['Drawbacks', 'Disadvantages'],
    ],
    terms: [
      ['worker', 'runner'],
      ['queue', 'scheduler'],
    ],
    requirements: [
      { topic: 'pausing a job', says: 'Owners SHOULD be able to pause' },
      { topic: 'parallel jobs', says: 'The queue MAY run jobs in parallel' },
      { topic: 'the dashboard', says: 'The dashboard SHOULD list' },
    ],
    openQuestions: [
      {
        topic: 'who is on call',
        says: 'Who is on call for the queue',
        answer: 'the platform team is on call',
      },
      {
        topic: 'finished jobs',
        says: 'How long do we keep finished jobs',
        answer: 'we keep them for 30 days',
      },
      { topic: 'priorities', says: 'Do we need priorities', answer: 'one level is enough for now' },
    ],
    values: [
      { topic: 'the time a job has to start in', is: '60 seconds', other: '90 seconds' },
      { topic: 'the time after which a locked job is freed', is: '15 minutes', other: '25 minutes' },
    ],
    dates: [{ topic: 'the move of the reports team', is: '5 May 2027', other: '9 August 2027' }],
    twofold: [
      {
        topic: 'locking jobs',
        says: 'The worker MUST lock a job',
        halves: ['lock a job', 'write its start to the log'],
      },
    ],
    alternatives: [
      ['a second cron machine', 'it would run every job twice'],
      ['a hosted queue', 'it costs more than a server of our own'],
    ],
    drawbacks: ['developers have to learn a new tool'],
  },
};
