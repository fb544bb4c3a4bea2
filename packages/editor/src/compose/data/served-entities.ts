import type { Endpoint } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { type Entity, plainField } from '../../understand/entities/entity.ts';

const collection = /^\p{Ll}[\p{Ll}\d_-]*$/u;
const parameter = /^(?:\{[^{}]+\}|:[\w-]+|<[^<>]+>)$/u;

/**
 * The things that operations serve, by their paths: "/customers/{id}/orders" → a customer, and an order that belongs to one. Their
 * fields are known only as far as a path tells them.
 */
export function servedEntities(endpoints: readonly Endpoint[]): Entity[] {
  const fields = new Map<string, Set<string>>();
  const told = new Map<string, number[]>();
  for (const { path, statements } of endpoints) {
    const segments = path.replace(/^(?:\/api)?(?:\/v\d{1,3})?\//u, '').split('/');
    let owner: string | null = null;
    segments.forEach((segment, at) => {
      const isCollection =
        collection.test(segment) && (segment.endsWith('s') || parameter.test(segments[at + 1] ?? ''));
      if (!isCollection) return;
      const name = singularOf(segment).replaceAll('-', '_');
      const own = fields.get(name) ?? new Set<string>();
      if (owner !== null && owner !== name) own.add(owner);
      fields.set(name, own);
      told.set(name, [...(told.get(name) ?? []), ...statements]);
      owner = parameter.test(segments[at + 1] ?? '') ? name : null;
    });
  }
  return [...fields].map(([name, owners]) => ({
    name,
    fields: [...owners].map((owner) => ({ ...plainField(`${owner}_id`), references: owner })),
    statements: told.get(name) ?? [],
  }));
}
