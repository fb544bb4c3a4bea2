import { ERROR_STATUS } from '@faircopy/contract';
import type { FastifyRequest } from 'fastify';
import type { Fault } from '../errors.ts';

/**
 * Puts a refusal into the log and the figures; what happened underneath only where it is the service's own fault.
 *
 * @param noted told of it
 * @returns the status of the fault
 */
export function reportFault(request: FastifyRequest, fault: Fault, noted: (fault: Fault) => void): number {
  const status = ERROR_STATUS[fault.code];
  request.faultCode = fault.code;
  noted(fault);
  if (status >= 500) request.log.error({ err: fault.cause ?? fault, code: fault.code }, 'request failed');
  else request.log.debug({ code: fault.code }, 'request refused');
  return status;
}
