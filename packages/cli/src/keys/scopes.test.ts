import { REVISIONS } from '@faircopy/contract';
import { expect, test } from 'vitest';
import { parseScopes } from './scopes.ts';

test('a list may have spaces and empty places', () => {
  expect(parseScopes(' optimize:write, ,notes:write', REVISIONS.B)).toEqual([
    'optimize:write',
    'notes:write',
  ]);
});

test('a scope the live revision does not have is refused, with those it has', () => {
  expect(() => parseScopes('notes:write', REVISIONS.A)).toThrow(
    '--scopes: "notes:write" is no scope; there are optimize:write, translate:write, history:read.',
  );
});
