import type { Described } from './trial-document.ts';

export const orderExport: Described = {
  name: 'order-export',
  format: 'Technical Spec',
  language: 'en',
  annotations: {
    title: 'Nightly order export',
    demands: [
      'the exporter must reject orders without a currency',
      'the report must name every workspace that was skipped',
    ],
    deeds: ['delete temporary files after each run', 'skip workspaces that are suspended'],
    risks: [
      'the accounting system may change its file format without notice',
      'the encryption keys could expire unnoticed',
    ],
    nonGoals: ['a realtime feed', 'an import of invoices'],
    questions: ['Who renews the encryption keys?', 'Do we need a Swiss bucket?'],
    facts: [
      ['Design', 'the queue is hosted in Frankfurt'],
      ['Rollout and rollback', 'the pilot customers have already agreed'],
      ['Context and problem', 'the old job was written in 2016'],
    ],
    sections: [
      ['Support', 'the helpdesk answers questions about exports on weekdays'],
      ['Costs', 'the storage costs about 300 EUR a month'],
    ],
    headings: [
      ['Design', 'Architecture'],
      ['Risks', 'What could go wrong'],
      ['Context and problem', 'Background'],
    ],
    terms: [
      ['workspace', 'project'],
      ['exporter', 'export service'],
      ['file', 'archive'],
    ],
    requirements: [
      { topic: 'the report to the owner', says: 'The exporter SHOULD send a report' },
      { topic: 'compressing files with gzip', says: 'The exporter MAY compress' },
      { topic: 'failed uploads', says: 'The exporter MUST retry a failed upload' },
      { topic: 'starting an export by hand', says: 'The admin MUST be able to start' },
    ],
    openQuestions: [
      { topic: 'the second region', says: 'Who pays for the second region', answer: 'finance pays for it' },
      {
        topic: 'cancelled orders',
        says: 'Do we have to export cancelled orders',
        answer: 'they are exported as well',
      },
      {
        topic: 'the format for the tax office',
        says: 'Which format does the tax office accept',
        answer: 'the tax office accepts CSV',
      },
    ],
    values: [
      { topic: 'the maximum file size', is: '512 MB', other: '256 MB' },
      { topic: 'the retention of finished files', is: '14 days', other: '21 days' },
      { topic: 'the time limit for an export', is: '30 minutes', other: '45 minutes' },
    ],
    dates: [{ topic: 'the rollout', is: '3 February 2027', other: '12 April 2027' }],
    twofold: [
      {
        topic: 'encryption',
        says: 'The exporter MUST encrypt every file',
        halves: ['encrypt every file with the key of the customer', 'delete its plain copy'],
      },
    ],
    vague: [{ topic: 'the status page', says: 'The status page MUST', word: 'quickly', number: '2 seconds' }],
  },
};
