import { expect, test } from 'vitest';
import { accountFaults, lookupName } from './account-rules.ts';

const password = 'nine cool otters sing';

test.each(['Ada', 'ada@example.org', 'Ada Lovelace', 'Łukasz', '山田', 'a'])(
  'the name %s is right',
  (name) => {
    expect(accountFaults({ name, password })).toEqual({});
  },
);

test.each(['', ' ', ' Ada', '@', 'a\nb', '<b>', 'a'.repeat(65)])('the name %j is wrong', (name) => {
  expect(accountFaults({ name, password })).toHaveProperty('name');
});

test('a password is judged by its length in characters, whatever they are', () => {
  expect(accountFaults({ name: 'a', password: 'aaaaaaaaaaaa' })).toEqual({});
  expect(accountFaults({ name: 'a', password: '🦦'.repeat(12) })).toEqual({});
  expect(accountFaults({ name: 'a', password: '🦦'.repeat(11) })).toHaveProperty('password');
  expect(accountFaults({ name: 'a', password: 'x'.repeat(257) })).toHaveProperty('password');
});

test('the name is no password', () => {
  expect(accountFaults({ name: 'ada.lovelace.1815', password: 'Ada.Lovelace.1815' })).toHaveProperty(
    'password',
  );
});

test('names that look alike in case and encoding are one', () => {
  expect(lookupName(' ADA ')).toBe('ada');
  expect(lookupName('Rene\u0301')).toBe(lookupName('RENÉ'));
});
