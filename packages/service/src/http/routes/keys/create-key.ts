import { createdKey, keyRequest, type Revision, success } from '@faircopy/contract';
import type { AccountKeys } from '../../../access/account-keys.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function createKeyRoute(revision: Revision, keys: AccountKeys) {
  return defineRoute({
    name: 'createKey',
    method: 'POST',
    path: '/api/v1/keys',
    tag: 'Keys',
    summary: 'Makes a live or test key',
    description:
      'The answer is the only one that holds the key. A test key always uses the embedded model, spends no quota and ' +
      'writes no history. The plan limits how many keys work at a time; past it the answer is 403 with quotaKey apiKeys.',
    credentials: ['id-token'],
    limiter: 'ordinary',
    body: keyRequest(revision),
    responses: { 201: { schema: success(createdKey(revision)), description: 'The new key.' } },
    errors: [403],
    async handle({ principal, body }) {
      return created(await keys.create(principal.userId, body));
    },
  });
}
