import { Entitlements, success } from '@faircopy/contract';
import type { EntitlementTokens } from '../../../access/entitlements.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function getEntitlementsRoute(entitlements: EntitlementTokens) {
  return defineRoute({
    name: 'getEntitlements',
    method: 'GET',
    path: '/api/v1/me/entitlements',
    tag: 'Identity',
    summary: 'Signs what the plan allows, for a client to keep',
    description:
      'A JWT (EdDSA) for the audience faircopy-client, good for an hour; its keys are at /.well-known/jwks.json.',
    needs: 'additionalRoutes',
    credentials: CALLER,
    limiter: 'ordinary',
    responses: { 200: { schema: success(Entitlements), description: 'The token.' } },
    async handle({ principal }) {
      return ok(await entitlements.issue(principal));
    },
  });
}
