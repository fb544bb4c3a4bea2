import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const said = (text: string) =>
  understand(read(`Right now everything is on paper.\n\n${text}`))
    .statements.slice(1)
    .map(({ kind, text: words }) => `${kind}: ${words}`);

it.each([
  [
    '3 wrong pins then lock the card for 10 min.',
    'requirement: After 3 wrong pins, lock the card for 10 min.',
  ],
  [
    'max 5 failed logins per hour -> block the account',
    'requirement: After 5 failed logins per hour, block the account.',
  ],
  [
    'Fraud: max 5 wrong codes per till then block the till and mail security.',
    'requirement: After 5 wrong codes per till, block the till and mail security (fraud).',
  ],
  [
    'No answer within 2 s then show the cached value.',
    'requirement: If there is no answer within 2 s, show the cached value.',
  ],
  [
    'If the token is valid, return the list, otherwise -> 401.',
    'requirement: If the token is valid, return the list, otherwise answer 401.',
  ],
])('says the case in full: %s', (text, statement) => {
  expect(said(text)).toEqual([statement]);
});

it('says what is done beyond a bound as a demand of its own', () => {
  expect(said('Files up to 20 MB are stored, above that -> reject.').at(-1)).toBe(
    'requirement: In case of more than 20 MB, reject.',
  );
  expect(said('The system accepts 5 uploads a day, more -> 429.').at(-1)).toBe(
    'requirement: In case of more than 5 uploads a day, answer 429.',
  );
});

it.each([
  'We had 3 outages then Ana fixed it.',
  'There are 2 options, then.',
  'No release within 2 weeks then.',
])('leaves what is no case: %s', (text) => {
  expect(said(text).join(' ')).toContain(text.replace(/[.]$/u, ''));
});

it('says of what there is more', () => {
  expect(said('Max 3 open bookings per member, above that -> reject.').at(-1)).toBe(
    'requirement: In case of more than 3 open bookings per member, reject.',
  );
  expect(said('We send up to 5, more -> wait.').at(-1)).toContain('up to 5, more -> wait');
});
