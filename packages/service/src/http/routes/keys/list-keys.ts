import { keyList, type Revision, success } from '@faircopy/contract';
import type { AccountKeys } from '../../../access/account-keys.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function listKeysRoute(revision: Revision, keys: AccountKeys) {
  return defineRoute({
    name: 'listKeys',
    method: 'GET',
    path: '/api/v1/keys',
    tag: 'Keys',
    summary: 'Lists the keys of the caller that work',
    description: 'Live and test keys, newest first, without the keys themselves.',
    credentials: ['id-token'],
    limiter: 'ordinary',
    responses: { 200: { schema: success(keyList(revision)), description: 'The keys.' } },
    async handle({ principal }) {
      return ok(await keys.list(principal.userId));
    },
  });
}
