import { Provider } from 'oidc-provider';
import { configurationOf, type ProviderParts } from './configuration.ts';
import { forwardedForm } from './pages.ts';

/**
 * Builds the OpenID Connect provider. This file is the heavy one: import it when the first request for it comes.
 *
 * @param report told what failed inside
 */
export function buildProvider(parts: ProviderParts, report: (error: unknown) => void): Provider {
  const provider = new Provider(parts.issuer, configurationOf(parts));
  // Whoever hands requests over sets these headers from the public address, whatever the client sent.
  provider.proxy = true;
  provider.silent = true;
  provider.on('server_error', (_ctx, error) => report(error));
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (typeof body === 'string' && body.includes('<title>Submitting Callback</title>')) {
      ctx.body = parts.pages.carryOn(forwardedForm(body));
    }
  });
  return provider;
}
