import type { Source } from '../../read/source.ts';
import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import type { Entity, Field } from './entity.ts';
import { jottedEntities } from './jotted.ts';
import { namedEntities } from './named.ts';
import { proseEntities } from './prose.ts';
import { pythonEntities } from './python.ts';
import { sqlEntities } from './sql.ts';
import { tableEntities } from './tables.ts';
import { typeEntities } from './types.ts';

/** Every entity the input describes, in any of the ways people describe them; descriptions of one name are merged. */
export function entitiesOf(source: Source, statements: readonly Statement[]): Entity[] {
  const code = source.blocks.filter((block) => block.kind === 'code').map((block) => block.text);
  const found = [
    ...code.flatMap(sqlEntities),
    ...(code.length === 0 && /create\s+table/iu.test(source.text) ? sqlEntities(source.text) : []),
    ...code.flatMap(typeEntities),
    ...code.flatMap(pythonEntities),
    ...tableEntities(source),
    ...jottedEntities(source, statements),
    ...proseEntities(statements),
    ...namedEntities(statements),
  ];
  const byName = new Map<string, Entity>();
  for (const entity of found) {
    const key = singularOf(entity.name.toLowerCase());
    const known = byName.get(key);
    byName.set(key, known ? mergedWith(known, entity) : entity);
  }
  const entities = [...byName.values()];
  return entities
    .filter((entity) => !isShortFor(entity, entities))
    .map((entity) => ({ ...entity, fields: uniqueFields(entity.fields) }));
}

/** "An order has many items: order_item with …": a bare name that ends the name of one that is described is the same thing. */
function isShortFor(entity: Entity, entities: readonly Entity[]): boolean {
  const ending = `_${singularOf(snake(entity.name))}`;
  return (
    entity.fields.length === 0 &&
    entities.some((other) => other.fields.length > 0 && singularOf(snake(other.name)).endsWith(ending))
  );
}

function snake(name: string): string {
  return name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '_').toLowerCase();
}

function mergedWith(known: Entity, other: Entity): Entity {
  return {
    ...known,
    fields: [...known.fields, ...other.fields],
    statements: [...known.statements, ...other.statements],
  };
}

function uniqueFields(fields: readonly Field[]): Field[] {
  const seen = new Set<string>();
  return fields.filter((field) => {
    const key = field.name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
