import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../settings/secret.ts';
import { deriveKey } from '../../storage/seal.ts';

/** What an address of a file vouches for. */
export interface SignedDownload {
  readonly version: string;
  readonly file: string;
  /** Unix time in seconds. */
  readonly expires: number;
}

/** Signs addresses of files that the service itself hands out, so that any process with the same secret takes them. */
export interface DownloadSigner {
  sign(download: SignedDownload): string;
  verify(download: SignedDownload, signature: string): boolean;
}

/** Signatures are HMAC-SHA-256 in base64url, under a key that is derived from the master secret. */
export function createDownloadSigner(secret: Secret): DownloadSigner {
  const key = deriveKey(secret, 'downloads');
  const signatureOf = ({ version, file, expires }: SignedDownload) =>
    createHmac('sha256', key)
      .update(JSON.stringify([version, file, expires]))
      .digest();
  return {
    sign: (download) => signatureOf(download).toString('base64url'),
    verify: (download, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(download);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
