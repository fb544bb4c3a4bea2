import { expect, test } from 'vitest';
import { howToPresent, presentedCredential } from './presented-credential.ts';
import { CALLER } from './route.ts';

test('takes x-api-key before a bearer token where a route accepts both', () => {
  const headers = { 'x-api-key': 'fc_live_1', authorization: 'Bearer token' };
  expect(presentedCredential(headers, CALLER)).toEqual({ sentAs: 'x-api-key', secret: 'fc_live_1' });
});

test('ignores a header the route does not take', () => {
  const headers = { 'x-api-key': 'fc_live_1', authorization: 'bearer token' };
  expect(presentedCredential(headers, ['id-token'])).toEqual({ sentAs: 'bearer', secret: 'token' });
  expect(presentedCredential({ authorization: 'Bearer token' }, ['key'])).toBeUndefined();
});

test.each([
  { 'x-api-key': '' },
  { 'x-api-key': '   ' },
  { 'x-api-key': 'k'.repeat(20_000) },
  { authorization: 'Bearer' },
  { authorization: 'Bearer a b' },
  { authorization: 'Basic dXNlcjpwYXNz' },
])('finds nothing in %j', (headers) => {
  expect(presentedCredential(headers, CALLER)).toBeUndefined();
});

test('says how to send what the route takes', () => {
  expect(howToPresent(CALLER)).toBe(
    'Send an API key or a session key in the header x-api-key, or an ID token as Authorization: Bearer.',
  );
});
