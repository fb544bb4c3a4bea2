import { createHmac } from 'node:crypto';
import { drawBase62 } from '../../random-base62.ts';
import type { Secret } from '../../settings/secret.ts';
import { KEY_BODY_CHARACTERS, newKey } from '../key-format.ts';

const PURPOSE = 'faircopy session successor 1';

/**
 * The session key that follows another in its chain. The same key and seed always have the same successor, so that whoever
 * renews a key twice, because an answer was lost or two windows did it at once, gets one key and not two, though the
 * service keeps none of them.
 *
 * HMAC-SHA-512 under the master secret: neither a copy of the store nor the key before it is enough to work it out.
 *
 * @param seed 256 random bits, made when the key was first renewed
 */
export function successorKey(secret: Secret, keyId: string, seed: string): string {
  const body = drawBase62(KEY_BODY_CHARACTERS, (turn) =>
    createHmac('sha512', secret.reveal()).update([PURPOSE, keyId, seed, turn].join('\n')).digest(),
  );
  return newKey('session', body);
}
