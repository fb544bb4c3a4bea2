import { ERROR_STATUS, type Revision } from '@faircopy/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../errors.ts';
import { errorEnvelope } from './error-envelope.ts';
import { toFault } from './to-fault.ts';

/**
 * The one place where an error becomes an answer: any error as the envelope of its fault.
 *
 * @param noted told of every fault
 */
export function errorHandler(revision: Revision, noted: (fault: Fault) => void) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const fault = toFault(error);
    const status = ERROR_STATUS[fault.code];
    request.faultCode = fault.code;
    noted(fault);
    if (status >= 500) request.log.error({ err: fault.cause ?? fault, code: fault.code }, 'request failed');
    else request.log.debug({ code: fault.code }, 'request refused');
    if (fault.retryAfterSeconds !== undefined) reply.header('Retry-After', fault.retryAfterSeconds);
    reply.code(status).type('application/json; charset=utf-8').send(errorEnvelope(fault, revision));
  };
}
