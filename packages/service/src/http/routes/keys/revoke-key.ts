import { EmptySuccess, KeyParameters } from '@faircopy/contract';
import type { AccountKeys } from '../../../access/account-keys.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function revokeKeyRoute(keys: AccountKeys) {
  return defineRoute({
    name: 'revokeKey',
    method: 'DELETE',
    path: '/api/v1/keys/:keyId',
    tag: 'Keys',
    summary: 'Ends a key for good',
    description: 'It is refused from the next request on. Ending it again changes nothing.',
    credentials: ['id-token'],
    limiter: 'ordinary',
    params: KeyParameters,
    responses: { 200: { schema: EmptySuccess, description: 'The key is ended.' } },
    errors: [404],
    async handle({ principal, params }) {
      await keys.revoke(principal.userId, params.keyId);
      return ok(null);
    },
  });
}
