import { sectionsOf } from './sections.ts';

/** A field as the table of its entity has it. */
export interface Field {
  readonly type: string;
  readonly nullable: string;
  readonly key: string;
  readonly classification: string;
}

type Fields = ReadonlyMap<string, string>;

/** A data model in the four places of a document that show it: by entity, its fields with their types. */
export interface DataModel {
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Field>>;
  /** The table of entities; no types. */
  readonly overview: ReadonlyMap<string, readonly string[]>;
  readonly diagram: ReadonlyMap<string, Fields>;
  /** `parent child` for each line between two entities of the diagram. */
  readonly relations: readonly string[];
  /** The columns, each with all that follows its name. */
  readonly ddl: ReadonlyMap<string, Fields>;
}

/** Reads the data model that a document describes. */
export function dataModelOf(document: string): DataModel {
  const sections = sectionsOf(document);
  const textOf = (name: string) => sections.find(({ title }) => title === name)?.all.join('\n') ?? '';
  const overview = new Map(
    [...textOf('Entities').matchAll(/^\| `(\w+)` \| [^|]* \| (.*) \|$/gmu)].map(([, entity, fields]) => [
      entity ?? '',
      [...(fields ?? '').matchAll(/`(\w+)`/gu)].map(([, field]) => field ?? ''),
    ]),
  );
  const tables = new Map(
    sections
      .filter(({ level, title }) => level === 3 && /^`\w+`$/u.test(title))
      .map(({ title, own }) => [title.replaceAll('`', ''), fieldsOf(own)]),
  );
  const diagram = textOf('Entity-relationship diagram');
  return {
    tables,
    overview,
    diagram: blocks(diagram, /^ {2}(\w+) \{\n([\s\S]*?)^ {2}\}/gmu, /^ {4}(\S+) (\w+)/gmu, (type, name) => [
      name,
      type,
    ]),
    relations: [...diagram.matchAll(/^ {2}(\w+) [|}o]+--[|{o]+ (\w+)/gmu)].map(
      ([, parent, child]) => `${parent} ${child}`,
    ),
    ddl: blocks(
      textOf('DDL'),
      /^CREATE TABLE "?(\w+)"? \(\n([\s\S]*?)^\);/gmu,
      /^ {2}"?([a-z]\w*)"? (.*?),?$/gmu,
      (name, rest) => [name, rest],
    ),
  };
}

/** Where the four places differ in what entities, fields and types there are. */
export function disagreements({ tables, overview, diagram, ddl }: DataModel): string[] {
  const entities = new Set([...tables.keys(), ...overview.keys(), ...diagram.keys(), ...ddl.keys()]);
  return [...entities].flatMap((entity) => {
    const fields = tables.get(entity);
    const [listed, drawn, columns] = [overview.get(entity), diagram.get(entity), ddl.get(entity)];
    if (!fields || !listed || !drawn || !columns) return [`${entity} is not in all places`];
    const names = [...fields.keys()].sort().join();
    return [
      ...([listed, [...drawn.keys()], [...columns.keys()]].every(
        (other) => [...other].sort().join() === names,
      )
        ? []
        : [`${entity} has other fields elsewhere`]),
      ...[...fields]
        .filter(
          ([name, { type }]) =>
            !drawn.get(name)?.startsWith(bareType(type)) || !columns.get(name)?.startsWith(type),
        )
        .map(([name]) => `${entity}.${name} has another type elsewhere`),
    ];
  });
}

/** A type as a diagram can have it: without its length. */
function bareType(type: string): string {
  return type.replace(/\W.*$/u, '');
}

function fieldsOf(lines: readonly string[]): Map<string, Field> {
  return new Map(
    lines.flatMap((line): [string, Field][] => {
      const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      const [, name = '', type = '', nullable = '', key = '', , , classification = ''] = cells;
      return /^\| `/u.test(line) ? [[name, { type, nullable, key, classification }]] : [];
    }),
  );
}

function blocks(
  text: string,
  block: RegExp,
  line: RegExp,
  entryOf: (one: string, other: string) => [string, string],
): Map<string, Fields> {
  return new Map(
    [...text.matchAll(block)].map(([, entity, body]) => [
      entity ?? '',
      new Map([...(body ?? '').matchAll(line)].map(([, one, other]) => entryOf(one ?? '', other ?? ''))),
    ]),
  );
}
