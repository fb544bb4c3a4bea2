import { ProviderConfiguration, ProviderDraft, type Revision, success } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function saveProviderRoute(revision: Revision, providers: Providers) {
  return defineRoute({
    name: 'saveProvider',
    method: 'POST',
    path: '/api/v1/user/config/providers',
    tag: 'Provider',
    summary: 'Tries a provider and keeps it when it is good',
    description:
      'From then on its model answers requests that name none, and spends no managed tokens. A stored key is used again ' +
      'only with the provider and address it was given for.',
    credentials: revision.ownerCredentials,
    feature: 'customProvider',
    limiter: 'ordinary',
    body: ProviderDraft,
    responses: { 200: { schema: success(ProviderConfiguration), description: 'The provider is kept.' } },
    errors: [422, 504],
    async handle({ principal, body }) {
      return ok(await providers.save(principal.userId, body));
    },
  });
}
