import { hash } from 'node:crypto';

/** A token that was found good. */
export interface VerifiedToken {
  /** Whom it names, its `sub`. */
  readonly subject: string;
  /** When it stops being good, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Whether its issuer still publishes the key that it is signed with. */
  isTrusted(): Promise<boolean>;
}

const MOST_REMEMBERED = 1_000;

/**
 * Checks the signature of a token once, since that takes longer than all else about it. What is remembered is whom it names, under its
 * SHA-256; who that is now, and whether its key is still published, is asked anew each time. One that is not good is never remembered.
 *
 * @param verify throws for a token that is not good
 * @param clock milliseconds since 1970, for tests
 */
export function rememberTokens(
  verify: (token: string) => Promise<VerifiedToken>,
  clock: () => number = Date.now,
): (token: string) => Promise<string> {
  const remembered = new Map<string, VerifiedToken>();
  return async (token) => {
    const name = hash('sha256', token);
    const known = remembered.get(name);
    if (known !== undefined && clock() < known.expiresAt && (await known.isTrusted())) return known.subject;
    remembered.delete(name);
    const verified = await verify(token);
    remembered.set(name, verified);
    const oldest = remembered.keys().next();
    if (remembered.size > MOST_REMEMBERED && !oldest.done) remembered.delete(oldest.value);
    return verified.subject;
  };
}
