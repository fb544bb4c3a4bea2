import type { FastifyRequest } from 'fastify';
import { Fault } from '../errors.ts';

/** ASCII is a part of UTF-8. */
const READABLE: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/**
 * Refuses a compressed body, and one said to be in another encoding than UTF-8, which would otherwise be read as broken JSON
 * or, worse, as other characters.
 *
 * @throws {Fault} ERR_UNSUPPORTED_MEDIA_TYPE
 */
export function refuseEncodedBody({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') {
    throw new Fault('ERR_UNSUPPORTED_MEDIA_TYPE', 'Send the body without a Content-Encoding.');
  }
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !READABLE.has(charset.toLowerCase())) {
    throw new Fault('ERR_UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json in UTF-8.');
  }
}
