import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Longest time for the rest of a body that nobody reads any more. */
const LONGEST_MS = 10_000;

/**
 * An answer that is ready before its request has arrived, such as a refusal of a large body, is sent at once, but is not over
 * before the rest came: a connection that is closed with something unread in it is reset, and most clients then hear of a
 * broken pipe in place of the answer (RFC 9112, 9.6).
 *
 * @param longestMs milliseconds it waits for the rest
 */
export function lingerOverBodies(app: FastifyInstance, longestMs: number = LONGEST_MS): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !hasMoreToCome(request)) return payload;
    reply.header('content-length', Buffer.byteLength(payload));
    return Readable.from(untilRead(payload, request.raw, reply, longestMs), { objectMode: false });
  });
}

/** Who waits for "100 Continue" sends no body when another answer comes. */
function hasMoreToCome({ raw, headers }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !raw.complete && headers.expect === undefined;
}

async function* untilRead(
  payload: string,
  request: IncomingMessage,
  reply: FastifyReply,
  longestMs: number,
): AsyncGenerator<Buffer> {
  yield Buffer.from(payload);
  request.resume();
  const signal = AbortSignal.any([AbortSignal.timeout(longestMs), closed(reply)]);
  if (!request.complete) await once(request, 'end', { signal }).catch(() => undefined);
}

function closed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
