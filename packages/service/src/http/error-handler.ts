import type { Revision } from '@faircopy/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../errors.ts';
import { challenge } from './challenge.ts';
import { errorEnvelope } from './error-envelope.ts';
import { reportFault } from './report-fault.ts';
import { toFault } from './to-fault.ts';

/**
 * The one place where an error becomes an answer: any error as the envelope of its fault.
 *
 * @param noted told of every fault
 */
export function errorHandler(revision: Revision, noted: (fault: Fault) => void) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const fault = toFault(error);
    const status = reportFault(request, fault, noted);
    if (status === 401) reply.header('WWW-Authenticate', challenge(request.headers));
    if (fault.retryAfterSeconds !== undefined) reply.header('Retry-After', fault.retryAfterSeconds);
    reply.code(status).type('application/json; charset=utf-8').send(errorEnvelope(fault, revision));
  };
}
