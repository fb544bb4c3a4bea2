import { ProviderCurrent, type Revision } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function getProviderRoute(revision: Revision, providers: Providers) {
  return defineRoute({
    name: 'getProvider',
    method: 'GET',
    path: '/api/v1/user/config/providers/current',
    tag: 'Provider',
    summary: 'Shows the provider of the caller',
    description: 'The key is never shown, only its first three and last four characters.',
    credentials: revision.ownerCredentials,
    feature: 'customProvider',
    limiter: 'ordinary',
    responses: { 200: { schema: ProviderCurrent, description: 'The provider, or that there is none.' } },
    async handle({ principal }) {
      return answer(200, await providers.current(principal.userId));
    },
  });
}
