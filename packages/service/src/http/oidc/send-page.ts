import type { FastifyReply } from 'fastify';
import { faultPage } from '../pages/fault.ts';
import { pagePolicy } from '../pages/style.ts';

/** Browsers leave out where a form came from under `no-referrer`, and tell the service itself under this. */
export const PAGE_REFERRER_POLICY = 'same-origin';

/** @param formTargets where answers to the page's form may redirect, see `pagePolicy` */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: string,
  formTargets: readonly string[] = [],
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(formTargets))
    .header('referrer-policy', PAGE_REFERRER_POLICY)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The page of a refusal for now, with the seconds after which a new try makes sense. */
export function sendTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', String(seconds));
  const message = `There were too many tries. Wait ${seconds} seconds, then go back and try again.`;
  return sendPage(reply, 429, faultPage('Too many tries', message));
}
