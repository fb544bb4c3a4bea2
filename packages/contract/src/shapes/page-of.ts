import Type, { type TSchema } from 'typebox';

/** Payload of a list read by offset, around the schema of its items. */
export function pageOf<Item extends TSchema & { readonly examples?: unknown }>(
  item: Item,
  options: { readonly title: string; readonly description: string },
) {
  const items = Array.isArray(item.examples) ? item.examples : [];
  return Type.Object(
    {
      items: Type.Array(item, { description: 'Items of this part, newest first.' }),
      total: Type.Optional(Type.Integer({ minimum: 0, description: 'Items of the whole list.' })),
      offset: Type.Integer({ minimum: 0, description: 'Items that were skipped.' }),
      limit: Type.Integer({ minimum: 1, description: 'Items that were asked for at most.' }),
    },
    { ...options, examples: [{ items, total: items.length, offset: 0, limit: 50 }] },
  );
}
