import { singularOf } from '../../understand/api/nouns.ts';
import type { Entity, Relation } from '../../understand/entities/entity.ts';
import { plainField } from '../../understand/entities/entity.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Table, tablesOf } from './column.ts';
import { servedEntities } from './served-entities.ts';

/** The model a document describes. */
export interface Model {
  readonly tables: readonly Table[];
  /** One-to-many only: many-to-many goes through a table of its own. */
  readonly relations: readonly Relation[];
  /** Names of the tables that only join two others. */
  readonly joins: readonly string[];
}

/** Makes a relational model of the entities and relations of the input; where it describes none, of what its operations serve. */
export function modelOf({ entities: described, relations, endpoints }: Understanding): Model {
  const entities = described.length > 0 ? described : servedEntities(endpoints);
  const joins = relations
    .filter((relation) => relation.cardinality === 'many-to-many')
    .map((relation) => joinOf(relation, entities));
  const all = [...entities, ...joins.map((join) => join.entity)];
  const oneToMany = relations.filter((relation) => relation.cardinality !== 'many-to-many');
  const tables = tablesOf(withForeignKeys(all, oneToMany));
  const drawn = tables.flatMap((table) =>
    table.columns.flatMap((column): Relation[] =>
      column.target
        ? [{ from: column.target.entity, to: table.name, cardinality: 'one-to-many', statements: [] }]
        : [],
    ),
  );
  return { tables, relations: unique(drawn), joins: joins.map((join) => join.entity.name) };
}

/** A relation told in words without a field for it gets one: "a calibration has many points" → `calibration_id`. */
function withForeignKeys(entities: readonly Entity[], relations: readonly Relation[]): Entity[] {
  return entities.map((entity) => {
    const missing = relations.filter((relation) => {
      if (relation.to !== entity.name || relation.from === relation.to) return false;
      const name = singularOf(relation.from.toLowerCase());
      return !entity.fields.some(
        (field) =>
          field.references?.toLowerCase() === relation.from.toLowerCase() ||
          new RegExp(`^${name}_?(?:id|uuid)$`, 'iu').test(field.name),
      );
    });
    const added = missing.map((relation) => ({
      ...plainField(`${singularOf(relation.from.toLowerCase())}_id`),
      references: relation.from,
    }));
    return { ...entity, fields: [...entity.fields, ...added] };
  });
}

function joinOf(relation: Relation, entities: readonly Entity[]): { entity: Entity } {
  const left = singularOf(relation.from.toLowerCase());
  const right = singularOf(relation.to.toLowerCase());
  const known = entities.find((entity) =>
    [`${left}_${right}`, `${right}_${left}`].includes(singularOf(entity.name.toLowerCase())),
  );
  if (known) return { entity: known };
  const key = (name: string, target: string) => ({
    ...plainField(`${name}_id`),
    isKey: true,
    isNullable: false,
    references: target,
  });
  return {
    entity: {
      name: `${left}_${right}`,
      fields: [key(left, relation.from), key(right, relation.to)],
      statements: [],
    },
  };
}

function unique(relations: readonly Relation[]): Relation[] {
  const seen = new Set<string>();
  return relations.filter(({ from, to }) => {
    const key = `${from}|${to}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
