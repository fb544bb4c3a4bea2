import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

const of = (offered?: string) =>
  requestId({ headers: offered === undefined ? {} : { 'x-request-id': offered } });

test('keeps an id the caller chose, when it is a short plain word', () => {
  expect(of('build-7.step:2')).toBe('build-7.step:2');
});

test.each(['', 'with space', 'x'.repeat(65), 'línea', '{"a":1}', 'a\tb'])('replaces %j', (offered) => {
  expect(of(offered)).toMatch(/^req_[A-Za-z0-9_-]{22}$/);
});

test('makes a different one each time', () => {
  expect(of()).not.toBe(of());
});
