import type { Revision } from '@faircopy/contract';
import { Fault } from '../../errors.ts';
import type { Plans } from '../plans.ts';
import { planOf } from '../plans.ts';
import type { Principal, Scope } from '../principal.ts';
import type { User } from '../users.ts';
import { rememberTokens } from './remembered-tokens.ts';
import type { ExpectedToken } from './verify.ts';

/** Whose ID tokens open the service. */
export interface TokenIssuer {
  /** Called for each token, since the embedded issuer's address may depend on a port the system chooses. */
  expected(): ExpectedToken;
  /** The user a token of this issuer names; undefined when there is none. */
  userOf(subject: string): Promise<User | undefined>;
}

export interface IdTokens {
  /**
   * Who presents this ID token. It carries every scope of the live revision.
   *
   * @throws {Fault} ERR_UNAUTHENTICATED, ERR_CREDENTIAL_EXPIRED, or ERR_UNAVAILABLE when the issuer's keys cannot be had
   */
  authenticate(token: string): Promise<Principal>;
}

export function createIdTokens(
  issuer: TokenIssuer,
  settings: { readonly plans: Plans; readonly revision: Revision },
): IdTokens {
  const { api, desktop } = settings.revision.scopes;
  const scopes: ReadonlySet<Scope> = new Set([...api, ...desktop]);
  const subjectOf = rememberTokens(async (token) => {
    const { verifyIdToken } = await import('./verify.ts');
    return verifyIdToken(token, issuer.expected());
  });
  return {
    authenticate: async (token) => {
      const user = await issuer.userOf(await subjectOf(token));
      if (user === undefined) {
        throw new Fault('ERR_UNAUTHENTICATED', 'This ID token is not valid.');
      }
      return {
        userId: user.id,
        tier: user.tier,
        features: new Set(planOf(settings.plans, user.tier).features),
        scopes,
        // Tokens change every hour; what is counted and logged is the user behind them.
        credential: { kind: 'id-token', id: user.id, mode: 'live' },
      };
    },
  };
}
