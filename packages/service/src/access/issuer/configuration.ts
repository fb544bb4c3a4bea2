import type { JWK } from 'jose';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Secret } from '../../settings/secret.ts';
import { createSealer, deriveKey } from '../../storage/seal.ts';
import type { Database } from '../../storage/storage.ts';
import { findAccount } from '../accounts/accounts.ts';
import { ACCOUNT_CLIENT } from './client-ids.ts';
import { clientsOf } from './clients.ts';
import { forwardedForm, type IssuerPages } from './pages.ts';
import { createRecords } from './records.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export interface ProviderParts {
  readonly db: Database;
  readonly secret: Secret;
  readonly pages: IssuerPages;
  /** Address of the issuer, which its tokens name. */
  readonly issuer: string;
  readonly privateKeys: readonly JWK[];
}

/** How oidc-provider is set up: public clients with PKCE, the device flow, refresh tokens that are used once. */
export function configurationOf(parts: ProviderParts): Configuration {
  const { db, secret, issuer, pages } = parts;
  const path = new URL(issuer).pathname;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: createRecords(db, createSealer(secret, 'issuer records')),
    clients: clientsOf(`${issuer}/account`),
    jwks: { keys: [...parts.privateKeys] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: [deriveKey(secret, 'issuer cookies').toString('base64url')],
      names: { session: 'faircopy_session', interaction: 'faircopy_interaction', resume: 'faircopy_resume' },
      long: { ...cookie, path },
      short: cookie,
    },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    // Clients show who is signed in from the ID token, without asking again.
    conformIdTokenClaims: false,
    responseTypes: ['code', 'none'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    clientBasedCORS: () => false,
    interactions: { url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}` },
    features: featuresWith(pages),
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      DeviceCode: 10 * 60,
      // Nobody stays signed in for longer without giving consent again.
      Grant: 180 * DAY,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 30 * DAY,
      Session: 14 * DAY,
    },
    findAccount: async (_ctx, userId) => {
      const account = await findAccount(db, userId);
      if (account === undefined) return undefined;
      return {
        accountId: userId,
        claims: async () => ({ sub: userId, preferred_username: account.name }),
      };
    },
    loadExistingGrant,
    renderError: async (ctx, out) => {
      ctx.type = 'html';
      ctx.body = pages.fault(out.error_description ?? out.error);
    },
  };
}

function featuresWith(pages: IssuerPages): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    resourceIndicators: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    deviceFlow: {
      enabled: true,
      charset: 'base-20',
      mask: '****-****',
      deviceInfo: () => ({}),
      userCodeInputSource: async (ctx, form, _out, error) => {
        ctx.type = 'html';
        ctx.body = pages.enterCode(forwardedForm(form), codeFault(error));
      },
      userCodeConfirmSource: async (ctx, form, client, _info, userCode) => {
        ctx.type = 'html';
        ctx.body = pages.confirmCode(forwardedForm(form), userCode, client.clientName ?? client.clientId);
      },
      successSource: async (ctx) => {
        ctx.type = 'html';
        ctx.body = pages.codeAccepted(ctx.oidc.client?.clientName ?? '');
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.type = 'html';
        ctx.body = pages.askToSignOut(forwardedForm(form));
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.type = 'html';
        ctx.body = pages.signedOut();
      },
    },
  };
}

/** What oidc-provider says by the name of its error, in words. */
const CODE_FAULTS: Readonly<Record<string, string>> = {
  AbortedError: 'Signing in the device was stopped.',
  AlreadyUsedError: 'This code was used already. Start again on the device.',
  ExpiredError: 'This code has expired. Start again on the device.',
};

function codeFault(error: Error | undefined): string | null {
  if (error === undefined) return null;
  return CODE_FAULTS[error.name] ?? 'This is not a code that a device shows. Check it and try again.';
}

/** The account page is the issuer's own, so nobody is asked whether it may know who they are. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc;
  if (client === undefined) return undefined;
  if (client.clientId === ACCOUNT_CLIENT && session?.accountId !== undefined) {
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid');
    await grant.save();
    return grant;
  }
  const grantId = result?.consent?.grantId ?? session?.grantIdFor(client.clientId);
  return grantId === undefined ? undefined : provider.Grant.find(grantId);
}
