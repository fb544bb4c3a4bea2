import { EmptySuccess, type Revision } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function removeProviderRoute(revision: Revision, providers: Providers) {
  return defineRoute({
    name: 'removeProvider',
    method: 'DELETE',
    path: '/api/v1/user/config/providers/current',
    tag: 'Provider',
    summary: 'Removes the provider of the caller, and destroys its key',
    description:
      'From the next request on the models of the service answer. Removing it again changes nothing.',
    credentials: revision.ownerCredentials,
    feature: 'customProvider',
    limiter: 'ordinary',
    responses: { 200: { schema: EmptySuccess, description: 'There is no provider any more.' } },
    async handle({ principal }) {
      await providers.remove(principal.userId);
      return ok(null);
    },
  });
}
