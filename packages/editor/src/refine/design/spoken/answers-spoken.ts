import type { OperationPlace } from '../../endpoints/operations.ts';
import type { Spoken } from './reading.ts';

/** Operations as a message names them. */
export function named(operations: readonly OperationPlace[]): string {
  return operations.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).join(', ');
}

/** What was spoken of where operations were. */
export function keysOf(operations: readonly OperationPlace[]): Spoken {
  return {
    operations: operations.map(({ endpoint }) => endpoint.key),
    entity: null,
    names: [],
    traits: null,
  };
}
