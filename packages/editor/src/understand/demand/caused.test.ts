import { expect, it } from 'vitest';
import { caused } from './caused.ts';

const made = (action: string, subject = 'The system') => ({
  subject,
  action,
  strength: null,
  isNegative: false,
});

it.each([
  ['have the nightly job write a summary', 'The nightly job', 'write a summary'],
  ['have the PDF show the total', 'The PDF', 'show the total'],
  ['make the export remember the last filter', 'The export', 'remember the last filter'],
  ['get the importer to skip empty rows', 'The importer', 'skip empty rows'],
])('says of whoever is had to do something that they do it: %s', (action, subject, deed) => {
  expect(caused(made(action))).toMatchObject({ subject, action: deed });
});

it('takes "have" from the subject', () => {
  expect(caused(made('confirm their mail first', 'Have users'))).toMatchObject({ subject: 'Users' });
});

it.each([
  'have an audit log of all changes',
  'have the customer name on the invoice',
  'make the button red',
  'get to the page in one click',
  'make sure to keep the list',
])('lets be what has nobody do anything: %s', (action) => {
  expect(caused(made(action))).toEqual(made(action));
});
