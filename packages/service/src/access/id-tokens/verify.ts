import {
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { Fault } from '../../errors.ts';

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
 * @returns whom the token names, its `sub`
 * @throws {Fault} ERR_CREDENTIAL_EXPIRED for a token that was good once, ERR_UNAUTHENTICATED for any other that is not
 *   good; whatever Fault `keys` throws, which is ERR_UNAVAILABLE when the keys cannot be had
 */
export async function verifyIdToken(token: string, expected: ExpectedToken): Promise<string> {
  try {
    // Before any key is fetched: a token of somebody else is no reason to ask the provider anything.
    if (decodeJwt(token).iss !== expected.issuer) throw refused();
    return subjectOf(await verified(token, expected));
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new Fault('ERR_CREDENTIAL_EXPIRED', 'This ID token has expired. Sign in again, or refresh it.', {
        cause: error,
      });
    }
    throw error instanceof errors.JOSEError ? refused(error) : error;
  }
}

async function verified(token: string, { issuer, audiences, keys }: ExpectedToken): Promise<JWTPayload> {
  const options: JWTVerifyOptions = {
    algorithms: ALGORITHMS,
    issuer,
    audience: [...audiences],
    clockTolerance: CLOCK_SKEW_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat'],
  };
  try {
    return (await jwtVerify(token, keys, options)).payload;
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
): Promise<JWTPayload> {
  for await (const key of candidates) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

function subjectOf({ sub }: JWTPayload): string {
  if (typeof sub !== 'string' || sub === '') throw refused();
  return sub;
}

/** One sentence for every reason, so that a guess learns nothing from it. The cause is for the log. */
function refused(cause?: unknown): Fault {
  return new Fault('ERR_UNAUTHENTICATED', 'This ID token is not valid.', { cause });
}
