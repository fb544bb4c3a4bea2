import { LegacyCredential, ProviderConfiguration, type Revision, success } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

/** Since when the route is deprecated, as RFC 9745 writes it: 2026-01-01. */
const DEPRECATION = '@1767225600';

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
      200: {
        schema: success(ProviderConfiguration),
        description: 'The provider is kept.',
        headers: { Deprecation: { description: 'Since when it is deprecated.', example: DEPRECATION } },
      },
    },
    errors: [422, 504],
    deprecated: true,
    async handle({ principal, body }) {
      const data = await providers.saveLegacy(principal.userId, body);
      return answer(200, { success: true as const, data }, { Deprecation: DEPRECATION });
    },
  });
}
