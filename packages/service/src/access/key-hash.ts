import { hash, timingSafeEqual } from 'node:crypto';

/**
 * What is kept of a key: its SHA-256 in lowercase hexadecimal. A key has 196 random bits, so nothing slower is needed to
 * keep it from being guessed from its hash.
 */
export function hashOfKey(key: string): string {
  return hash('sha256', key);
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(left: string, right: string): boolean {
  const one = Buffer.from(left);
  const other = Buffer.from(right);
  return one.length === other.length && timingSafeEqual(one, other);
}
