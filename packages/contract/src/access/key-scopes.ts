import Type from 'typebox';
import type { Revision } from '../revision.ts';
import { apiScope } from '../scopes.ts';

/** The scopes a key is asked to carry; unless any are named, those of the three stages. */
export function requestedScopes(revision: Revision) {
  return Type.Array(apiScope(revision), {
    description: 'What the key may do.',
    minItems: 1,
    default: ['optimize:write'],
    examples: [['optimize:write']],
  });
}

/** The scopes a key carries. */
export function grantedScopes(revision: Revision) {
  return Type.Array(apiScope(revision), {
    description: 'What the key may do.',
    examples: [['optimize:write']],
  });
}
