import type { IncomingMessage } from 'node:http';
import { randomBase62 } from '../random-base62.ts';

/** What may stand in a log line and a header as it is. */
const ACCEPTABLE = /^[A-Za-z0-9._:-]{1,64}$/;

const RANDOM_CHARACTERS = 22;

/**
 * The id that joins an answer to its log line. A caller that keeps logs of its own may choose it, so that one id
 * follows a request through both; anything but a short plain word is replaced.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const offered = request.headers['x-request-id'];
  if (typeof offered === 'string' && ACCEPTABLE.test(offered)) return offered;
  return `req_${randomBase62(RANDOM_CHARACTERS)}`;
}
