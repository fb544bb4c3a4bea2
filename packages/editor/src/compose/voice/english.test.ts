import { expect, test } from 'vitest';
import { conjugated, isPlural, negated } from './english.ts';

test.each([
  ['load test with 3k users', 'load tests with 3k users'],
  ['soft delete the row', 'soft deletes the row'],
  ['auto-scale the workers', 'auto-scales the workers'],
  ['rate limit each key', 'rate limits each key'],
  ['batch the writes', 'batches the writes'],
  ['always check the key', 'always checks the key'],
  ['load the table', 'loads the table'],
])('"%s" is what the system does when it "%s"', (action, said) => {
  expect(conjugated(action, 'the system')).toBe(said);
});

test.each(['Postgres', 'Kubernetes', 'the status', 'DNS'])('%s is one thing', (subject) => {
  expect(isPlural(subject)).toBe(false);
});

test.each([
  'the parcels sent by sea',
  'files whose owner left',
  'sessions',
  'the workers',
  'workers in Kubernetes',
  'only logged in users',
])('%s are several', (subject) => {
  expect(isPlural(subject)).toBe(true);
});

test('what is not done leaves out what happens besides', () => {
  expect(negated('be cancelled and the stock is released', 'the order')).toBe('is not cancelled');
  expect(negated('be retried and then the user gets an email', 'the job')).toBe('is not retried');
});

test('what is not done denies each of two', () => {
  expect(negated('be dropped and counted', 'late votes')).toBe('are neither dropped nor counted');
  expect(negated('be made on Monday and sent to the bank', 'the file')).toBe(
    'is neither made on Monday nor sent to the bank',
  );
  expect(negated('be no reason to stop', 'a warning')).toBe('is a reason to stop');
  expect(negated('beep and reject further tags', 'the reader')).toBe('does not beep or reject further tags');
});

test('what holds all the same is not denied', () => {
  expect(negated('win but keep the local copy', 'the web')).toBe('does not win');
  expect(conjugated('win but keep the local copy', 'the web')).toBe('wins but keeps the local copy');
});
