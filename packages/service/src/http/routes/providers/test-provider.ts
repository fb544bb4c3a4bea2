import { ProviderConfiguration, ProviderDraft, type Revision, success } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function testProviderRoute(revision: Revision, providers: Providers) {
  return defineRoute({
    name: 'testProvider',
    method: 'POST',
    path: '/api/v1/user/config/providers/test',
    tag: 'Provider',
    summary: 'Tries a provider and keeps nothing',
    description:
      'The status says whether it would be kept, and validationMessage what to do about it otherwise.',
    credentials: revision.ownerCredentials,
    feature: 'customProvider',
    limiter: 'ordinary',
    body: ProviderDraft,
    responses: { 200: { schema: success(ProviderConfiguration), description: 'How the trial went.' } },
    async handle({ principal, body }) {
      return ok(await providers.test(principal.userId, body));
    },
  });
}
