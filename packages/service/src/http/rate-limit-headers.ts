import type { FastifyReply } from 'fastify';
import type { CountedRequest, RequestLimits } from '../access/limits.ts';
import { Fault } from '../errors.ts';

/**
 * Counts a request and tells its caller where they stand.
 *
 * @throws {Fault} ERR_RATE_LIMITED, with the seconds until a repeat may succeed
 */
export async function sendLimitHeaders(
  limits: RequestLimits,
  request: CountedRequest,
  reply: FastifyReply,
): Promise<void> {
  const reading = await limits.count(request);
  if (reading === null) return;
  reply.header('RateLimit-Limit', reading.limit);
  reply.header('RateLimit-Remaining', reading.remaining);
  reply.header('RateLimit-Reset', reading.resetsAt);
  if (reading.allowed) return;
  const retryAfterSeconds = reading.secondsLeft;
  throw new Fault(
    'ERR_RATE_LIMITED',
    `The limit of ${reading.limit} requests is reached. Repeat in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
