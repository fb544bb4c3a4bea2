import { Profile, success } from '@faircopy/contract';
import type { Database } from '../../../storage/storage.ts';
import { accountInstructions } from '../../../writing/account-instructions.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function getProfileRoute(db: Database) {
  return defineRoute({
    name: 'getProfile',
    method: 'GET',
    path: '/api/v1/me/profile',
    tag: 'Identity',
    summary: "Reads what holds for all of the caller's texts",
    description: 'The instructions are empty until they are set.',
    credentials: CALLER,
    limiter: 'ordinary',
    responses: { 200: { schema: success(Profile), description: 'The profile.' } },
    async handle({ principal }) {
      return ok({ customInstructions: await accountInstructions(db, principal) });
    },
  });
}
