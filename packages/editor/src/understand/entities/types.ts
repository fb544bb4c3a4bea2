import { choicesIn } from './aliases.ts';
import { withRemarks } from './comments.ts';
import type { Entity, Field } from './entity.ts';
import { heldMark, memberOf } from './member.ts';

const shape =
  /(?:^|[\n;}])[ \t]{0,8}(?:export\s{1,3})?(?:pub\s{1,3})?(?:interface|type|input|class|model|struct|message)\s{1,3}([A-Z]\w{0,80})\s{0,3}(?:(?:extends|implements) [\w, <>&]{1,80})?(?:struct\s{0,3})?(?:=\s{0,3})?\{/gu;

/** Roots of a GraphQL schema: what can be asked, not what is kept. */
const root: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** What goes over the wire or into a component, and is kept nowhere. */
const passing = /(?:Request|Response|Reply|Props|Args|Params|Input)$/u;

/** Characters of a body that are looked at, at most. */
const longest = 4000;

/**
 * The entities that a code block defines as interfaces, types, models, structs or messages (TypeScript, GraphQL, Prisma,
 * Protocol Buffers, Go, Rust). A member whose type is another of them points to it.
 */
export function typeEntities(code: string): Entity[] {
  // Comments leave their place, so that a body is found with and without them at the same offset.
  const plain = code.replace(/\/\*[\s\S]{0,2000}?\*\/|(?:\/\/|(?<=\s)#)[^\n]{0,400}/gu, (comment) =>
    comment.replace(/[^\n]/gu, ' '),
  );
  const entities = [...plain.matchAll(shape)].flatMap((match): Entity[] => {
    const name = match[1] ?? '';
    const start = match.index + match[0].length;
    const body = bodyAt(plain, start);
    const fields = withRemarks(membersOf(body).flatMap(memberOf), code.slice(start, start + body.length));
    return fields.length < 2 || root.has(name) ? [] : [{ name, fields, statements: [] }];
  });
  const kept = entities.filter(({ name }) => !passing.test(name));
  return choosing(referring(kept.length > 0 ? kept : entities), choicesIn(plain));
}

/** Members whose type is a named set of values take those values. */
function choosing(entities: readonly Entity[], choices: ReadonlyMap<string, readonly string[]>): Entity[] {
  const chosen = (field: Field): Field => {
    const values = choices.get(field.type ?? '');
    return values ? { ...field, type: null, values } : field;
  };
  return entities.map((entity) => ({ ...entity, fields: entity.fields.map(chosen) }));
}

/** What stands between a brace that opened before `start` and the one that closes it. */
function bodyAt(code: string, start: number): string {
  let depth = 1;
  const end = Math.min(code.length, start + longest);
  for (let at = start; at < end; at += 1) {
    if (code[at] === '{') depth += 1;
    else if (code[at] === '}') depth -= 1;
    if (depth === 0) return code.slice(start, at);
  }
  return code.slice(start, end);
}

/** The members of a body: split at line ends, commas and semicolons outside brackets, on one line also before a next name. */
function membersOf(body: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= body.length; at += 1) {
    const sign = body[at] ?? '\n';
    if ('{([<'.includes(sign)) depth += 1;
    else if ('})]>'.includes(sign)) depth = Math.max(0, depth - 1);
    else if (at === body.length || (depth === 0 && '\n;,'.includes(sign))) {
      members.push(body.slice(from, at).trim());
      from = at + 1;
    }
  }
  return members
    .filter((member) => member !== '')
    .flatMap((member) =>
      member.includes('{') ? [member] : member.split(/(?<=[\w!\]]) {1,4}(?=[a-z]\w{0,80}: )/u),
    );
}

/** "tickets Ticket[]" of a show, where each ticket points to its show: the relation is that key, and no column here. */
function withoutListsBack(entity: Entity, _: number, all: readonly Entity[]): Entity {
  const pointsBack = (type: string | null) =>
    all.some(
      ({ name, fields }) =>
        type === `${name}[]` && fields.some(({ references }) => references === entity.name),
    );
  return { ...entity, fields: entity.fields.filter(({ type }) => !pointsBack(type)) };
}

/** Members that hold one of `entities` become references to it; lists of them keep their type. */
function referring(entities: readonly Entity[]): Entity[] {
  const names = new Set(entities.map(({ name }) => name));
  const pointing = (field: Field): Field =>
    field.type !== null && names.has(field.type) ? { ...field, type: null, references: field.type } : field;
  return entities
    .map((entity) => {
      // A member that stands for what another one refers to is no column.
      const held = new Map(
        entity.fields
          .filter(({ note }) => note.startsWith(heldMark))
          .map(({ note, type }) => [note.slice(heldMark.length), type]),
      );
      const columns = entity.fields
        .filter(({ note }) => !note.startsWith(heldMark))
        .map((field) => ({ ...field, references: held.get(field.name) ?? field.references }));
      return { ...entity, fields: columns.map(pointing) };
    })
    .map(withoutListsBack);
}
