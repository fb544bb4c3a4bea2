import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../settings/secret.ts';
import { deriveKey } from '../../storage/seal.ts';

/** Proves that a form was sent from the page the service made for it. */
export interface FormTokens {
  of(interaction: string): string;
  matches(interaction: string, token: string): boolean;
}

/** Tokens are an HMAC of the interaction's id, so nothing has to be kept for them. */
export function createFormTokens(secret: Secret): FormTokens {
  const key = deriveKey(secret, 'form tokens');
  const of = (interaction: string) => createHmac('sha256', key).update(interaction).digest('base64url');
  return {
    of,
    matches: (interaction, token) => {
      const wanted = Buffer.from(of(interaction));
      const sent = Buffer.from(token);
      return wanted.length === sent.length && timingSafeEqual(wanted, sent);
    },
  };
}
