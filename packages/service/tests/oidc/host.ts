import { REVISIONS } from '@faircopy/contract';
import { fastify } from 'fastify';
import { acceptInvitation, invite } from '../../src/access/accounts/invitations.ts';
import { createSignInLimit } from '../../src/access/accounts/sign-in-limit.ts';
import { createIdTokens, type IdTokens } from '../../src/access/id-tokens/id-tokens.ts';
import { createEmbeddedIssuer } from '../../src/access/issuer/embedded-issuer.ts';
import { createFormTokens } from '../../src/access/issuer/form-token.ts';
import { DEFAULT_PLANS } from '../../src/access/plans.ts';
import { registerOidc } from '../../src/http/oidc/register.ts';
import { issuerPages } from '../../src/http/pages/issuer-pages.ts';
import type { Storage } from '../../src/storage/storage.ts';

export const PASSWORD = 'nine cool otters sing';

/** An embedded issuer that listens, and nothing else of the service. */
export interface IssuerHost extends AsyncDisposable {
  readonly address: string;
  readonly idTokens: IdTokens;
  /** What failed inside. */
  readonly reported: unknown[];
}

export interface HostOptions {
  /** Default: the address it listens at. */
  readonly baseUrl?: string;
}

export async function startIssuer(storage: Storage, options: HostOptions = {}): Promise<IssuerHost> {
  const app = fastify({ trustProxy: false });
  const reported: unknown[] = [];
  let address = '';
  const issuer = createEmbeddedIssuer({
    db: storage.db,
    secret: storage.secret,
    baseUrl: () => options.baseUrl ?? address,
    pages: issuerPages,
    report: (error) => reported.push(error),
  });
  await registerOidc(app, {
    db: storage.db,
    issuer,
    formTokens: createFormTokens(storage.secret),
    signInLimit: createSignInLimit(null),
    addressLimit: null,
    defaultTier: 'pro',
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    reported,
    idTokens: createIdTokens(issuer.tokens, { plans: DEFAULT_PLANS, revision: REVISIONS.B }),
    [Symbol.asyncDispose]: () => app.close(),
  };
}

/** An account with that name and `PASSWORD`; its user id. */
export async function makeAccount(storage: Storage, name: string): Promise<string> {
  const secret = await invite(storage.db, null);
  const accepted = await acceptInvitation(storage.db, secret, { name, password: PASSWORD }, 'pro');
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.userId;
}
