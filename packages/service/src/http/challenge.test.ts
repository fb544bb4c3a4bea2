import { expect, test } from 'vitest';
import { challenge } from './challenge.ts';

test('whoever sent no token is told to, and whoever sent one that it is not good', () => {
  expect(challenge({})).toBe('Bearer realm="Faircopy"');
  expect(challenge({ authorization: 'Bearer x' })).toBe('Bearer realm="Faircopy", error="invalid_token"');
});
