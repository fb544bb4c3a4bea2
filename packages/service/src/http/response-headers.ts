import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers of every answer. Answers carry texts of their caller, and some carry keys: no cache may keep them, no page
 * may frame them, and no browser may guess another type. There is no Access-Control-Allow-Origin: a service on a
 * laptop must not be readable by every page its owner visits.
 */
const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Sets what every answer carries, the request's id among it. */
export function stamp(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(RESPONSE_HEADERS).header('x-request-id', request.id);
}
