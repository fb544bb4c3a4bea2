import {
  decodeJwt,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  type JWTVerifyResult,
  jwtVerify,
  type ResolvedKey,
} from 'jose';
import { Fault } from '../../errors.ts';
import type { VerifiedToken } from './remembered-tokens.ts';

/** Signatures of key pairs only: whoever can check one of these cannot make one. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_SKEW_SECONDS = 30;

/** What a token must say, and what it must be signed with. */
export interface ExpectedToken {
  readonly issuer: string;
  /** A token for any of these is good. */
  readonly audiences: readonly string[];
  readonly keys: JWTVerifyGetKey;
}

/**
 * Checks an ID token: signature, `iss`, `aud`, `exp` and `nbf`, with 30 seconds of clock skew.
 *
 * @throws {Fault} ERR_CREDENTIAL_EXPIRED for a token that was good once, ERR_UNAUTHENTICATED for any other that is not
 *   good; whatever Fault `keys` throws, which is ERR_UNAVAILABLE when the keys cannot be had
 */
export async function verifyIdToken(token: string, expected: ExpectedToken): Promise<VerifiedToken> {
  try {
    // Before any key is fetched: a token of somebody else is no reason to ask the provider anything.
    if (decodeJwt(token).iss !== expected.issuer) throw refused();
    const { payload, protectedHeader, key } = await verified(token, expected);
    return {
      subject: subjectOf(payload),
      expiresAt: ((payload.exp ?? 0) + CLOCK_SKEW_SECONDS) * 1_000,
      isTrusted: async () => key === (await keyOf(protectedHeader, expected)),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new Fault('ERR_CREDENTIAL_EXPIRED', 'This ID token has expired. Sign in again, or refresh it.', {
        cause: error,
      });
    }
    throw error instanceof errors.JOSEError ? refused(error) : error;
  }
}

type Verified = JWTVerifyResult & ResolvedKey;

async function verified(token: string, { issuer, audiences, keys }: ExpectedToken): Promise<Verified> {
  const options: JWTVerifyOptions = {
    algorithms: ALGORITHMS,
    issuer,
    audience: [...audiences],
    clockTolerance: CLOCK_SKEW_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat'],
  };
  try {
    return await jwtVerify(token, keys, options);
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    return verifiedByAnyOf(token, error, options);
  }
}

/** A provider may leave out which of its keys it signed with. */
async function verifiedByAnyOf(
  token: string,
  candidates: errors.JWKSMultipleMatchingKeys,
  options: JWTVerifyOptions,
): Promise<Verified> {
  for await (const key of candidates) {
    try {
      return { ...(await jwtVerify(token, key, options)), key };
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

/** The one key that a token names by its header; null where there is none, or are several. */
async function keyOf(header: JWTHeaderParameters, { keys }: ExpectedToken): Promise<unknown> {
  try {
    return await keys(header, { payload: '', signature: '' });
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function subjectOf({ sub }: JWTPayload): string {
  if (typeof sub !== 'string' || sub === '') throw refused();
  return sub;
}

/** One sentence for every reason, so that a guess learns nothing from it. The cause is for the log. */
function refused(cause?: unknown): Fault {
  return new Fault('ERR_UNAUTHENTICATED', 'This ID token is not valid.', { cause });
}
