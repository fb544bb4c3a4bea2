import { singularOf } from '../../understand/api/nouns.ts';
import { dealingsIn } from '../../understand/entities/dealings.ts';
import type { Entity, Field, Relation } from '../../understand/entities/entity.ts';
import { plainField } from '../../understand/entities/entity.ts';
import { describedPart } from '../../understand/entities/told/part.ts';
import { partsOf } from '../../understand/entities/told/parts.ts';
import { withToldValues } from '../../understand/entities/told-values.ts';
import type { Understanding } from '../../understand/understand.ts';
import { calledModel } from './called.ts';
import { isUniqueAlone, type Table, tablesOf } from './column.ts';

/** The model a document describes. */
export interface Model {
  readonly tables: readonly Table[];
  /** None many-to-many: those go through a table of its own. */
  readonly relations: readonly Relation[];
  /** Names of the tables that only join two others. */
  readonly joins: readonly string[];
}

/** Makes a relational model of the entities and relations of the input. */
export function modelOf(understanding: Understanding): Model {
  const called = calledModel(understanding);
  const described = withToldValues([...understanding.entities, ...called.entities], understanding.statements);
  const dealings = dealingsIn(understanding.statements, described);
  const entities = united([...described, ...dealings.entities]);
  const relations = [
    ...understanding.relations.filter(
      ({ statements }) => statements.length === 0 || !statements.every((one) => dealings.statements.has(one)),
    ),
    ...called.relations,
    ...dealings.relations,
  ];
  // Told in one place as "recipes into collections" and in another the other way round, it is one join.
  const joins = onePerName(
    relations
      .filter((relation) => relation.cardinality === 'many-to-many')
      .map((relation) => joinOf(relation, entities, understanding)),
  );
  const all = [...entities, ...joins.map((join) => join.entity).filter((one) => !entities.includes(one))];
  const oneToMany = relations.filter((relation) => relation.cardinality !== 'many-to-many');
  const tables = tablesOf(withForeignKeys(all, oneToMany));
  const drawn = tables.flatMap((table) =>
    table.columns.flatMap((column): Relation[] =>
      column.target
        ? [
            {
              from: column.target.entity,
              to: table.name,
              cardinality: isUniqueAlone(column, table.columns) ? 'one-to-one' : 'one-to-many',
              statements: [],
            },
          ]
        : [],
    ),
  );
  const added = joins.map((join) => join.entity).filter((one) => !entities.includes(one));
  return { tables, relations: unique(drawn), joins: added.map(({ name }) => name) };
}

/** Of several joins of two things the first, with what any of them keeps of the two together. */
function onePerName(joins: readonly { entity: Entity }[]): { entity: Entity }[] {
  const byEnds = new Map<string, { entity: Entity }>();
  for (const join of joins) {
    const ends = join.entity.fields.flatMap(({ references }) => references?.toLowerCase() ?? []);
    const key = ends.length === 2 ? ends.toSorted().join('|') : join.entity.name;
    const known = byEnds.get(key)?.entity;
    const names = new Set(known?.fields.map(({ name }) => name));
    byEnds.set(key, {
      entity:
        known === undefined
          ? join.entity
          : {
              ...known,
              fields: [...known.fields, ...join.entity.fields.filter(({ name }) => !names.has(name))],
            },
    });
  }
  return [...byEnds.values()];
}

/** One entity of those with the same name, with the fields of all. */
function united(entities: readonly Entity[]): Entity[] {
  const byName = new Map<string, Entity>();
  for (const entity of entities) {
    const key = singularOf(entity.name.toLowerCase());
    const known = byName.get(key);
    const names = new Set(known?.fields.map(({ name }) => name));
    byName.set(
      key,
      known
        ? { ...known, fields: [...known.fields, ...entity.fields.filter(({ name }) => !names.has(name))] }
        : entity,
    );
  }
  return [...byName.values()];
}

/** A relation told in words without a field for it gets one: "a calibration has many points" → `calibration_id`. */
function withForeignKeys(entities: readonly Entity[], relations: readonly Relation[]): Entity[] {
  return entities.map((given) => {
    const entity = { ...given, fields: given.fields.map((field) => asOneEach(field, given, relations)) };
    const missing = relations.filter((relation) => {
      if (relation.to !== entity.name || relation.from === relation.to) return false;
      const name = singularOf(relation.from.toLowerCase());
      return !entity.fields.some(
        (field) =>
          field.references?.toLowerCase() === relation.from.toLowerCase() ||
          new RegExp(`^${name}_?(?:id|uuid)$`, 'iu').test(field.name),
      );
    });
    // Told twice it is still one.
    const ones = [...new Map(missing.map((relation) => [relation.from.toLowerCase(), relation])).values()];
    const added = ones.map((relation) => ({
      ...plainField(`${singularOf(relation.from.toLowerCase())}_id`),
      references: relation.from,
      isUnique: relation.cardinality === 'one-to-one',
    }));
    return { ...entity, fields: [...entity.fields, ...added] };
  });
}

/** The key by which each points at one of its own: "each room has exactly one panel". */
function asOneEach(field: Field, { name }: Entity, relations: readonly Relation[]): Field {
  const isOneEach = relations.some(
    ({ from, to, cardinality }) =>
      cardinality === 'one-to-one' && to === name && from.toLowerCase() === field.references?.toLowerCase(),
  );
  return isOneEach ? { ...field, isUnique: true } : field;
}

function joinOf(
  relation: Relation,
  entities: readonly Entity[],
  { language, statements }: Pick<Understanding, 'language' | 'statements'>,
): { entity: Entity } {
  // How plurals end is known of English.
  const [left, right] = [relation.from, relation.to].map((name) =>
    language === 'en' ? singularOf(name.toLowerCase()) : name.toLowerCase(),
  ) as [string, string];
  const told = statements.filter(({ index }) => relation.statements.includes(index));
  const known = entities.find(
    (entity) =>
      [`${left}_${right}`, `${right}_${left}`].includes(singularOf(entity.name.toLowerCase())) ||
      // "Memberships (user_id, team_id, role)" joins users and teams, whatever it is called.
      (pointsTo(entity, left) &&
        pointsTo(entity, right) &&
        ownFields(entity).length <= mostOwn &&
        othersPointedTo(entity, left, right) === 0),
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
      fields: [
        key(left, relation.from),
        key(right, relation.to),
        ...told.flatMap(({ text }) => fieldsOfBoth(text)),
      ],
      statements: [],
    },
  };
}

/** "A project has several employees, with a role and a start date": what is kept of the two together. */
function fieldsOfBoth(sentence: string): Entity['fields'] {
  const list =
    /(?:several|many|multiple|more than one|any number of|one or more) \p{L}{3,30}(?:, with (?=an? |the |its )|,? (?:each )?with (?=(?:an? |the |its )?[\p{L} -]{2,30}(?:,| and ))|, each with )([^.;]{3,200})$/iu.exec(
      sentence.replace(/[.!]+$/u, ''),
    )?.[1];
  return list === undefined ? [] : partsOf(list).flatMap((part) => describedPart(part)?.field ?? []);
}

/** A table that joins two others has little of its own: a trip of a driver in a car is more. */
const mostOwn = 3;

function ownFields({ fields }: Entity): Entity['fields'] {
  return fields.filter(
    ({ name, isKey, references }) => !isKey && references === null && !/(?:_id|Id)$/u.test(name),
  );
}

/** A lesson of a teacher, on a subject, in a room does not say which subjects a teacher can teach. */
function othersPointedTo({ fields }: Entity, left: string, right: string): number {
  const targets = fields.flatMap(({ references }) =>
    references === null ? [] : [singularOf(references.toLowerCase())],
  );
  return new Set(targets.filter((name) => name !== left && name !== right)).size;
}

function pointsTo({ fields }: Entity, name: string): boolean {
  return fields.some(
    (field) =>
      singularOf((field.references ?? '').toLowerCase()) === name ||
      new RegExp(`^${name}_?(?:id|uuid)$`, 'iu').test(field.name),
  );
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
