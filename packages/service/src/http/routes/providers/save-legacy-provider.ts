import { LegacyCredential, ProviderConfiguration, type Revision, success } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function saveLegacyProviderRoute(revision: Revision, providers: Providers) {
  return defineRoute({
    name: 'saveLegacyProvider',
    method: 'POST',
    path: '/api/v1/user/config/keys',
    tag: 'Provider',
    summary: 'Keeps a provider, in the shape of early clients',
    description: 'Use POST /api/v1/user/config/providers. What metadata holds is not kept.',
    credentials: ['id-token'],
    ...(revision.legacyProviderRouteGated ? { feature: 'customProvider' as const } : {}),
    limiter: 'ordinary',
    body: LegacyCredential,
    responses: {
      200: { schema: success(ProviderConfiguration), description: 'The provider is kept.' },
    },
    errors: [422, 504],
    deprecated: true,
    async handle({ principal, body }) {
      return ok(await providers.saveLegacy(principal.userId, body));
    },
  });
}
