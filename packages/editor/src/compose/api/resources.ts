import { table } from '../blocks.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import type { Operation } from './operation.ts';
import { writtenSamples } from './written-samples.ts';

/** The resources, each with its fields; `shown` are those of resources that nothing describes. */
export function resourceBlocks(
  operations: readonly Operation[],
  shown: ReadonlyMap<string, readonly string[]>,
  { phrases, understanding }: Composition,
): Block[] {
  const names = new Set([
    ...operations.map((one) => one.resource),
    ...understanding.entities.map((entity) => entity.name),
  ]);
  const rows = [...names].flatMap((name) => {
    const entity =
      operations.find((one) => one.resource === name)?.entity ??
      understanding.entities.find((one) => one.name === name);
    if (entity && entity.name !== name && names.has(entity.name)) return [];
    // What a call describes under another word is listed as the resource of that call.
    const isAlias = operations.some(
      (one) =>
        one.entity?.name === one.resource && one.resource !== name && one.entity.fields === entity?.fields,
    );
    if (isAlias) return [];
    const own = entity?.fields.map((field) => field.name) ?? [];
    return [[`\`${name}\``, listed(own.length > 0 ? own : (shown.get(name) ?? [])) || phrases.notStated]];
  });
  return table([phrases.colResource, phrases.colFields], rows);
}

/** Names of fields in a cell; empty where there are none. */
function listed(fields: readonly string[]): string {
  return fields.map((name) => `\`${name}\``).join(', ');
}

/** The fields of each resource that sentences name, or samples show that no section has taken yet. */
export function shownFields(
  operations: readonly Operation[],
  composition: Composition,
): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  for (const operation of operations) {
    const written = writtenSamples(operation, composition).fields;
    const own =
      written.length > 0 || operation.endpoint.method === 'PATCH'
        ? written
        : operation.sent.map(({ name }) => name);
    const known = fields.get(operation.resource) ?? [];
    fields.set(operation.resource, [...new Set([...known, ...own])]);
  }
  return fields;
}
