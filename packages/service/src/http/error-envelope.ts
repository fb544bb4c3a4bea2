import type { ErrorEnvelope, Revision } from '@faircopy/contract';
import type { Fault } from '../errors.ts';

/** A fault as the caller reads it. The cause stays in the log. */
export function errorEnvelope(fault: Fault, revision: Pick<Revision, 'errorCodes'>): ErrorEnvelope {
  return {
    success: false,
    error: fault.message,
    ...(fault.details.length > 0 ? { details: [...fault.details] } : {}),
    ...(revision.errorCodes ? { error_code: fault.code } : {}),
    ...fault.quota,
  };
}
