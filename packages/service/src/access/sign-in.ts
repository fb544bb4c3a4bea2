import type { Settings } from '../settings/settings.ts';
import type { SharedRedis } from '../storage/redis/connect.ts';
import type { Storage } from '../storage/storage.ts';
import { createSignInLimit } from './accounts/sign-in-limit.ts';
import { createIdTokens, type IdTokens } from './id-tokens/id-tokens.ts';
import { outsideIssuer } from './id-tokens/outside-issuer.ts';
import { CLI_CLIENT } from './issuer/client-ids.ts';
import { createEmbeddedIssuer, type EmbeddedIssuerParts, ISSUER_PATH } from './issuer/embedded-issuer.ts';
import { createFormTokens } from './issuer/form-token.ts';
import { createLimiter } from './limiter.ts';

/** Far more than a person or a waiting program sends, far less than it takes to guess a code. */
const REQUESTS_PER_MINUTE = 300;

/** Everything the pages and endpoints of the embedded issuer work with. */
export type EmbeddedSignIn = ReturnType<typeof embeddedSignIn>;

export interface SignIn {
  readonly idTokens: IdTokens;
  /** Null where an outside provider is the issuer. */
  readonly embedded: EmbeddedSignIn | null;
  /** Where and as what the command line signs people in; asked for when a request comes. */
  readonly place: () => SignInPlace;
}

/** What a program needs to know to sign a person in. */
export interface SignInPlace {
  /** Public origin of the service. */
  readonly resource: string;
  /** Address of the issuer. */
  readonly issuer: string;
  /** Client that a command line is there. */
  readonly clientId: string;
}

type Parts = Pick<Storage, 'db' | 'secret'> &
  Omit<EmbeddedIssuerParts, 'db' | 'secret'> & { readonly redis: SharedRedis | null };

/** Decides by the settings who vouches for users: an outside OpenID Connect provider, or the service itself. */
export function createSignIn(
  settings: Pick<Settings, 'outsideIssuer' | 'defaultTier' | 'plans' | 'revision'>,
  parts: Parts,
): SignIn {
  const outside = settings.outsideIssuer;
  if (outside !== null) {
    const issuer = outsideIssuer(parts.db, { ...settings, outsideIssuer: outside });
    // An ID token's audience is the client it was issued to.
    const place = () => ({ resource: parts.baseUrl(), issuer: outside.issuer, clientId: outside.audience });
    return { idTokens: createIdTokens(issuer, settings), embedded: null, place };
  }
  const embedded = embeddedSignIn(settings, parts);
  const place = () => ({
    resource: parts.baseUrl(),
    issuer: parts.baseUrl() + ISSUER_PATH,
    clientId: CLI_CLIENT,
  });
  return { idTokens: createIdTokens(embedded.issuer.tokens, settings), embedded, place };
}

function embeddedSignIn(settings: Pick<Settings, 'defaultTier'>, parts: Parts) {
  const { db, secret, redis } = parts;
  return {
    db,
    issuer: createEmbeddedIssuer(parts),
    formTokens: createFormTokens(secret),
    signInLimit: createSignInLimit(redis),
    /** Counts everything below the issuer's path, by address. */
    addressLimit: createLimiter({ prefix: 'oidc', requests: REQUESTS_PER_MINUTE, windowSeconds: 60 }, redis),
    /** Tier of a user an invitation makes. */
    defaultTier: settings.defaultTier,
  };
}
