import Type, { type TArray, type TSchema } from 'typebox';

/** Payload that is a plain list, around the schema of its items. */
export function listOf<Item extends TSchema & { readonly examples?: unknown }>(
  item: Item,
  options: { readonly title: string; readonly description: string },
): TArray<Item> {
  return Type.Array(item, { ...options, examples: [Array.isArray(item.examples) ? item.examples : []] });
}
