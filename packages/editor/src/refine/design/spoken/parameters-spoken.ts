import type { Draft } from '../../draft.ts';
import { type ParameterPlace, parametersIn } from '../../endpoints/parameter-edits.ts';
import type { Spoken } from './reading.ts';
import type { Traits } from './traits.ts';

/** What was spoken of where parameters were. */
export function spokenOf(places: readonly ParameterPlace[], traits: Traits | null): Spoken {
  return {
    operations: [...new Set(places.map(({ operation }) => operation.endpoint.key))],
    entity: null,
    names: [...new Set(places.map(({ name }) => name))],
    traits,
  };
}

/** The same parameters in another state of the draft. */
export function again(draft: Draft, places: readonly ParameterPlace[]): ParameterPlace[] {
  return parametersIn(draft).filter((one) =>
    places.some((old) => old.name === one.name && old.operation.endpoint.key === one.operation.endpoint.key),
  );
}

/** The calls of parameters, as a message names them. */
export function callsOf(places: readonly ParameterPlace[]): string {
  return [
    ...new Set(places.map(({ operation: { endpoint } }) => `${endpoint.method} ${endpoint.path}`)),
  ].join(', ');
}
