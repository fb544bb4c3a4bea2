import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from '../settings/secret.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Makes texts unreadable and unchangeable for whoever has a copy of the store without the master secret. */
export interface Sealer {
  /** @param place what the text belongs to; sealed text moved to another place does not open */
  seal(text: string, place: string): string;
  /** The text; null when it was sealed under another secret, for another place, or changed since. */
  open(sealed: string, place: string): string | null;
}

/**
 * Seals with AES-256-GCM under a key of its own for each purpose, derived from the master secret with HKDF-SHA-256
 * (RFC 5869). A sealed text is nonce, tag and ciphertext in base64url.
 */
export function createSealer(secret: Secret, purpose: string): Sealer {
  const key = deriveKey(secret, purpose);
  return {
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const tagEnd = NONCE_BYTES + TAG_BYTES;
      if (bytes.length < tagEnd) return null;
      try {
        const options = { authTagLength: TAG_BYTES };
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), options)
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** 256 bits that only the master secret and the purpose lead to. */
export function deriveKey(secret: Secret, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret.reveal(), '', `faircopy ${purpose}`, KEY_BYTES));
}

/** Tells one master secret from another and nothing about it. */
export function fingerprintOf(secret: Secret): string {
  return deriveKey(secret, 'fingerprint of the master secret').subarray(0, 12).toString('hex');
}
