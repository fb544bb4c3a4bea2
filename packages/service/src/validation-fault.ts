import type { ErrorDetail } from '@faircopy/contract';
import { Fault } from './errors.ts';

/** The refusal of a request whose shape is right and whose content is not. */
export function validationFault(details: readonly ErrorDetail[]): Fault {
  const count = details.length === 1 ? 'one fault' : `${details.length} faults`;
  return new Fault('ERR_VALIDATION_FAILED', `The request has ${count}, see details.`, { details });
}
