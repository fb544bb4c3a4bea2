import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../access/accounts/accounts.ts';
import { ACCOUNT_CLIENT } from '../../access/issuer/client-ids.ts';
import type { EmbeddedSignIn } from '../../access/sign-in.ts';
import { accountPage } from '../pages/account.ts';
import { fromPublicAddress } from './forwarded.ts';
import { sendPage } from './send-page.ts';

export const ACCOUNT_PATH = '/oidc/account';

/** Where a person without any program signs in and out. */
export function registerAccount(scope: FastifyInstance, parts: EmbeddedSignIn): void {
  scope.get(ACCOUNT_PATH, async (request, reply) => {
    const provider = await parts.issuer.provider();
    fromPublicAddress(request, provider.issuer);
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const account = await findAccount(parts.db, session.accountId ?? '');
    // The provider signs in for a client only; this one asks for no token.
    const signIn = new URLSearchParams({
      client_id: ACCOUNT_CLIENT,
      response_type: 'none',
      scope: 'openid',
      redirect_uri: `${provider.issuer}/account`,
    });
    const links = { signIn: `/oidc/auth?${signIn}`, signOut: '/oidc/session/end' };
    return sendPage(reply, 200, accountPage(account?.name ?? null, links));
  });
}
