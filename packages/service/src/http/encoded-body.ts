import type { FastifyRequest } from 'fastify';
import { Fault } from '../errors.ts';

/**
 * Refuses a compressed body, which would otherwise be read as broken JSON.
 *
 * @throws {Fault} ERR_UNSUPPORTED_MEDIA_TYPE
 */
export function refuseEncodedBody(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return;
  throw new Fault('ERR_UNSUPPORTED_MEDIA_TYPE', 'Send the body without a Content-Encoding.');
}
