import { expect, test } from 'vitest';
import { draftOf } from '../draft.ts';
import { thoughtsOf } from './thoughts.ts';

const draft = draftOf('# Orders\n\nThe system stores what customers order.\n', {
  originalInput: '',
  previousOutput: '',
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
});

test.each([
  [
    'A cashier MUST scan the code in the POS app, POS calls `POST /points` with customerId and amount.',
    [
      'A cashier MUST scan the code in the POS app.',
      'POS MUST call `POST /points` with customerId and amount.',
    ],
  ],
  [
    '(MUST) If the service is down the POS queues up to 500 bookings and retries every 30 s.',
    [
      '(MUST) If the service is down the POS queues up to 500 bookings.',
      '(MUST) If the service is down the POS retries every 30 s.',
    ],
  ],
  [
    'The client MUST retry every 60 s, at most 20 attempts, then show an error with a retry button.',
    [
      'The client MUST retry every 60 s, at most 20 attempts.',
      'The client MUST show an error with a retry button.',
    ],
  ],
  [
    'When a file is missing, the importer MUST skip it and it MUST write a warning.',
    [
      'When a file is missing, the importer MUST skip it.',
      'When a file is missing, the importer MUST write a warning.',
    ],
  ],
  [
    'The worker SHOULD read the queue and SHOULD stop at 22:00.',
    ['The worker SHOULD read the queue.', 'The worker SHOULD stop at 22:00.'],
  ],
  [
    'The system MUST store images and videos.',
    ['The system MUST store images.', 'The system MUST store videos.'],
  ],
  [
    'The archive MUST keep invoices for 10 years, then they must be shredded.',
    ['The archive MUST keep invoices for 10 years.', 'Invoices MUST be shredded.'],
  ],
  [
    '(MUST) Backups only on weekdays, never during the audit.',
    ['(MUST) Backups only on weekdays.', '(MUST) Backups never during the audit.'],
  ],
  [
    'All mails MUST be sent with a footer, kept for a year.',
    ['All mails MUST be sent with a footer.', 'All mails MUST be kept for a year.'],
  ],
  [
    'Rollout: copy both tables for a week, check the sums, then delete the first one.',
    ['Copy both tables for a week.', 'Check the sums.', 'Delete the first one.'],
  ],
])('two thoughts of one sentence each have who they bind: %s', (sentence, parts) => {
  expect(thoughtsOf(sentence, draft)).toEqual(parts);
});

test.each([
  'The job MUST run nightly with a name and an amount.',
  'The form MUST ask name, street, city and phone.',
  'Editors MUST be able to upload, crop and publish photos.',
  'Orders over 50 EUR MUST ship free of charge.',
])('what holds one thought stays whole: %s', (sentence) => {
  expect(thoughtsOf(sentence, draft)).toEqual([sentence]);
});
