import { singularOf } from '../api/nouns.ts';
import { canBeThing, isThing } from '../api/thing.ts';
import type { Statement } from '../statement.ts';
import type { Entity, Field, Relation } from './entity.ts';
import { fieldList, readField } from './field.ts';

/** How two things relate, as it is jotted down between their names. */
interface NotedRelation {
  readonly left: string;
  readonly right: string;
  readonly cardinality: Relation['cardinality'];
  readonly index: number;
}

const name = '`?([\\p{L}_]{2,40})`?';

/** "Customer 1:n orders", "a post n:m tags", "a badge (1:1) to its owner". */
const between = new RegExp(
  `(?<!\\p{L})${name} \\(?(?:is )?(1 ?[:–-] ?[nNmM*1]|[nNmM*] ?[:–-] ?1|one[- ]to[- ]many|one[- ]to[- ]one|[nNmM] ?: ?[nNmM]|many[- ]to[- ]many)(?![\\p{L}\\d:])\\)?(?: with| to| zu| à| con)?(?: the| its)? ${name}`,
  'gu',
);

/** "Room belongs to building": a line of its own, without articles. */
const belonging = new RegExp(
  `^(?:an? |each |every )?${name} belongs? to (?:an? |one |exactly one )?${name}\\.?$`,
  'iu',
);

/** "Each room has exactly one panel". */
const exactlyOne = new RegExp(
  `(?:^|[,;] )(?:an? |each |every |one )?${name} has (?:exactly|only|always) one ([\\p{L}_]{2,40}(?: [\\p{L}_]{2,40})??)(?=[.,;]|$| (?:at|in|on|for|with|to|and|by|of|from|which|that)(?!\\p{L}))`,
  'giu',
);

/** The relations that are noted between two names: "customer 1:n orders", "room belongs to building", "each room has exactly one panel". */
export function notedRelations(statements: readonly Statement[]): NotedRelation[] {
  return statements.flatMap(({ text, index }) => {
    const [, part, whole] = belonging.exec(text) ?? [];
    return [
      ...[...text.matchAll(between)].map(([, left = '', sign = '', right = '']): NotedRelation => {
        const isTurned = /^[nNmM*] ?[:–-] ?1$/u.test(sign);
        const [from, to] = isTurned ? [right, left] : [left, right];
        return { left: from, right: to, cardinality: cardinalityOf(sign), index };
      }),
      ...[...text.matchAll(exactlyOne)].map(
        ([, left = '', right = '']): NotedRelation => ({
          left,
          right: right.replaceAll(' ', '_'),
          cardinality: 'one-to-one',
          index,
        }),
      ),
      ...(part !== undefined && whole !== undefined
        ? [{ left: whole, right: part, cardinality: 'one-to-many' as const, index }]
        : []),
    ];
  });
}

function cardinalityOf(sign: string): Relation['cardinality'] {
  if (/^1 ?[:–-] ?1$|^one.to.one$/u.test(sign)) return 'one-to-one';
  return /^(?:1|one)|1$/u.test(sign) ? 'one-to-many' : 'many-to-many';
}

/** The things that noted relations name and that nothing else describes, where they can be things. */
export function relatedEntities(statements: readonly Statement[], known: ReadonlySet<string>): Entity[] {
  const noted = notedRelations(statements).filter(({ cardinality, left, right }) => {
    const isKnown = [left, right].some((one) => known.has(singularOf(one.toLowerCase())));
    return isKnown || cardinality !== 'one-to-one';
  });
  const ends = noted.flatMap(({ left, right, cardinality }) =>
    // What is said to be of several is a thing, be its word as plain as "list".
    [left, right].map((one) => ({
      name: singularOf(one.toLowerCase()),
      isSure: cardinality === 'many-to-many',
    })),
  );
  const fit = ends.filter(({ name: one, isSure }) => known.has(one) || (isSure ? canBeThing : isThing)(one));
  return [...new Set(fit.map(({ name: one }) => one))]
    .map((one) => ({ name: one, fields: fieldsBehind(one, statements), statements: [] }))
    .filter(({ name: one, fields }) => !known.has(one) || fields.length > 0);
}

/** "…, panel has a serial and last_seen": what the same line goes on to list of the other end. */
function fieldsBehind(thing: string, statements: readonly Statement[]): Field[] {
  const owning = new RegExp(
    `(?:^|[,;] )${thing.replaceAll('_', ' ')} has ((?:an? |the )?\\p{L}[^.;]{2,200})`,
    'iu',
  );
  const list = statements.flatMap(({ text }) => owning.exec(text)?.[1] ?? [])[0] ?? '';
  return fieldList(list.replace(/(?<!\p{L})(?:an?|the|its) (?=\p{L})/giu, '')).flatMap(
    (part) => readField(part) ?? [],
  );
}
