import type { Draft } from '../draft.ts';
import { changedOperation } from '../editing/api-fragment.ts';
import type { Splice } from '../editing/splice.ts';
import type { OperationPlace } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** The splices that change schemas of properties in what one operation takes or gives back, wherever its fragment holds them. */
export function withPropertySchemas(
  draft: Draft,
  { endpoint }: OperationPlace,
  part: 'requestBody' | 'responses',
  change: (name: string, schema: Json) => Json,
): Splice[] {
  return changedOperation(draft, endpoint, (call) =>
    part in call ? { ...call, [part]: inProperties(call[part], change) } : call,
  );
}

function inProperties(value: unknown, change: (name: string, schema: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((one) => inProperties(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === 'properties' && typeof member === 'object' && member !== null
        ? Object.fromEntries(
            Object.entries(member as Json).map(([name, schema]) => [
              name,
              change(name, inProperties(schema, change) as Json),
            ]),
          )
        : inProperties(member, change),
    ]),
  );
}
