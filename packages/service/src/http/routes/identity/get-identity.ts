import { identity, type Revision, success } from '@faircopy/contract';
import { type IdentityParts, identityOf } from '../../../access/identity.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function getIdentityRoute(revision: Revision, parts: IdentityParts) {
  return defineRoute({
    name: 'getIdentity',
    method: 'GET',
    path: '/api/v1/me',
    tag: 'Identity',
    summary: 'Says who the caller is and what their plan allows',
    description:
      'A quota without a limit is reported as 2147483647, with its flag set. Periods are months in UTC.',
    credentials: CALLER,
    limiter: 'ordinary',
    responses: { 200: { schema: success(identity(revision)), description: 'The caller.' } },
    async handle({ principal }) {
      return ok(await identityOf(parts, principal));
    },
  });
}
