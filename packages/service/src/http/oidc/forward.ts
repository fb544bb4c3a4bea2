import type { FastifyInstance } from 'fastify';
import { ISSUER_PATH } from '../../access/issuer/embedded-issuer.ts';
import type { EmbeddedSignIn } from '../../access/sign-in.ts';
import { pagePolicy } from '../pages/style.ts';
import { fromPublicAddress } from './forwarded.ts';
import { PAGE_REFERRER_POLICY } from './send-page.ts';

/** Hands what is left below `/oidc` to oidc-provider: discovery, keys, authorization, tokens, device flow, signing out. */
export function registerForwarding(scope: FastifyInstance, parts: EmbeddedSignIn): void {
  scope.removeAllContentTypeParsers();
  // oidc-provider reads bodies itself, within a limit of its own.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(`${ISSUER_PATH}/*`, async (request, reply) => {
    const { raw } = request;
    const target = raw.url ?? '';
    // The router understands a path however it is encoded; oidc-provider takes its own as it is written.
    if (!target.startsWith(`${ISSUER_PATH}/`)) return reply.callNotFound();
    const provider = await parts.issuer.provider();
    fromPublicAddress(request, provider.issuer);
    // The way oidc-provider finds out below which path it is mounted.
    Object.assign(raw, { originalUrl: target, url: target.slice(ISSUER_PATH.length) });
    reply.header('content-security-policy', pagePolicy()).header('referrer-policy', PAGE_REFERRER_POLICY);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await provider.callback()(raw, reply.raw);
  });
}
