import { Profile, success } from '@faircopy/contract';
import type { Database } from '../../../storage/storage.ts';
import { setAccountInstructions } from '../../../writing/account-instructions.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function putProfileRoute(db: Database) {
  return defineRoute({
    name: 'putProfile',
    method: 'PUT',
    path: '/api/v1/me/profile',
    tag: 'Identity',
    summary: "Sets what is to hold for all of the caller's texts",
    description: 'Takes the place of what was set before. An empty text takes the instructions away.',
    credentials: CALLER,
    limiter: 'ordinary',
    body: Profile,
    responses: { 200: { schema: success(Profile), description: 'The profile as it is kept.' } },
    async handle({ principal, body }) {
      const customInstructions = await setAccountInstructions(db, principal.userId, body.customInstructions);
      return ok({ customInstructions });
    },
  });
}
