import { pluralOf, singularOf } from '../../api/nouns.ts';
import { canBeThing, isThing } from '../../api/thing.ts';
import type { Statement } from '../../statement.ts';
import { holdingsIn } from '../clauses/holdings.ts';
import { tiedIn } from '../clauses/tied.ts';
import { type Entity, plainField } from '../entity.ts';
import { inWords } from '../field-name.ts';
import { namedEntities } from '../named.ts';
import { isFieldName } from '../sound-name.ts';
import { belongingsIn } from './belongings.ts';
import { type Description, descriptionsIn, subjectOf } from './description.ts';
import { withBracketed, withInnerLists, withNested } from './nested.ts';
import { withOwners } from './ownerless.ts';
import { describedPart, listType, type Part } from './part.ts';
import { partsOf } from './parts.ts';
import { describesRecord, isStored, standsAmong, type Told } from './records.ts';
import { inBrackets, statesIn } from './states.ts';

/** "A copy can be reserved; a reservation has a position": behind a semicolon another thing is told of. */
function ownSentences(text: string): string[] {
  return text.split(/;\s(?=(?:an?|each|every) \p{L}[\p{L} -]{1,30} (?:has|have|belongs)(?!\p{L}))/iu);
}

/** What a thing needs and does not hold: "posts need full text search". */
const notHeld =
  /(?:^|_)(?:search|index|support|validation|approval|pagination|caching|encryption|backup|monitoring|migration)$|^headers?(?:_|$)/u;

/** What a list of is a list of plain values. */
const plainValue =
  /^(?:value|number|word|string|term|name|date|url|id|code|scope|tag|key|line|option|email|address)$/u;

/** "A project has several employees, with a role", "several suppliers with different prices": what is said of the two together is of neither. */
const joinedWith =
  /^((?:several|many|multiple|more than one|any number of|one or more) \p{L}{3,30})(?:, with|,? (?:with|at|for) (?:different|varying|separate|various|their own)) .*$/isu;

/** Entities and the statements they were read from, such as tell them in passing too. */
interface ToldEntities {
  readonly entities: readonly Entity[];
  readonly read: ReadonlySet<number>;
}

/**
 * Entities told in sentences of everyday English: "An animal has a name, a species (dog, cat, rabbit) and the day it came
 * in.", "For a person we keep name and address.", "An animal is either in quarantine or adopted." `others` are the
 * names of entities that the input describes in another way.
 */
export function toldEntities(given: readonly Statement[], others: readonly string[]): ToldEntities {
  const statements = withOwners(given);
  const read = statements.flatMap((statement, position): Told[] =>
    ownSentences(inBrackets(statement.text.replaceAll('`', '')))
      .flatMap((sentence) =>
        withBracketed(sentence, descriptionsOf(sentence, subjectBefore(statements, position))),
      )
      .flatMap(withInnerLists)
      .flatMap(withNested)
      .map((one) => ({
        ...one,
        index: statement.index,
        parts: partsIn(one),
      })),
  );
  const elsewhere = others.map((name) => singularOf(name.toLowerCase()));
  const named = namedEntities(statements).map(({ name }) => name);
  const known = new Set([...read.map(({ name }) => name), ...elsewhere]);
  const said = statements.map(({ text }) => text.toLowerCase()).join(' ');
  const isSaidAgain = (noun: string) =>
    [...said.matchAll(new RegExp(`(?<!\\p{L})${noun.replaceAll('_', ' ').replace(/y$/u, '')}`, 'gu'))]
      .length > 1;
  const told = read.map((one) => ({
    ...one,
    parts: one.parts.map((part) =>
      counted(
        part,
        (noun) =>
          known.has(noun) || (part.field.type === listType && !plainValue.test(noun) && isSaidAgain(noun)),
      ),
    ),
  }));
  const rich = told.filter((one) => describesRecord(one, { known, named, statements }));
  const described = new Set([...rich.map(({ name }) => name), ...elsewhere]);
  // "A kennel has a code": one field is enough where the thing is spoken of among others that are described.
  const kept = told.filter(
    (one) =>
      rich.includes(one) ||
      (described.has(one.name) &&
        (one.parts.length > 1 ? !one.isNoted && !one.isPassing : one.parts[0]?.kind === 'several')) ||
      (one.parts.length === 1 &&
        !one.isNoted &&
        isStored(one, known) &&
        standsAmong(one, described, statements)),
  );
  const owned = belongingsIn(statements, new Set([...kept.map(({ name }) => name), ...elsewhere, ...named]));
  const pointedTo = kept.flatMap(({ parts }) =>
    parts.flatMap(({ isThing, isOwner, noun }) =>
      isThing && (isOwner === true || said.split(noun).length > 2) ? [noun] : [],
    ),
  );
  const names = new Set([
    ...pointedTo,
    ...kept.map(({ name }) => name),
    ...elsewhere,
    ...owned.map(({ of }) => of),
    ...named,
  ]);
  const several = kept.flatMap(({ parts }) =>
    parts.flatMap(({ kind, noun }) =>
      kind === 'several' &&
      canBeThing(inWords(noun)) &&
      !names.has(noun) &&
      !names.has(noun.split('_').at(-1) ?? '')
        ? [noun]
        : [],
    ),
  );
  const isStateful = (name: string) => isThing(inWords(name)) && isSaidAgain(name.split('_').at(-1) ?? name);
  const tied = tiedIn(statements, names, isSaidAgain);
  for (const name of tied) names.add(name);
  const entities = [
    ...kept.map(({ name, parts, index, isPassing }) => ({
      name,
      fields: parts.flatMap((part) => fieldOf(part, names, name)),
      statements: isPassing ? [] : [index],
    })),
    ...owned.map(({ name, of }) => ({
      name,
      fields: [{ ...plainField(`${of}_id`), references: of }],
      statements: [],
    })),
    ...[...several, ...pointedTo, ...owned.map(({ of }) => of), ...tied].map((name) => ({
      name,
      fields: [],
      statements: [],
    })),
    ...statements.flatMap(({ text, index }, at) =>
      statesIn(text, statements[at + 1]?.text ?? '', names, isStateful).map(({ isPassing, ...one }) => ({
        ...one,
        statements: isPassing ? [] : [index],
      })),
    ),
  ];
  return {
    entities,
    read: new Set(
      kept.flatMap(({ index, parts }) => (parts.some(({ kind }) => kind === 'field') ? [index] : [])),
    ),
  };
}

const opensRow = /(?::|,? (?:each |every one )?(?:with|having)) $/iu;

/** What a sentence tells that things have, by its shape, and by its clauses where those tell more of a thing. */
function descriptionsOf(sentence: string, before: string | null): Description[] {
  const amount = (one: Description) => partsIn(one).length;
  const { descriptions } = holdingsIn(sentence, before);
  // What is listed of a row is nothing that the whole has.
  const rows = descriptions.filter(({ isRecord }) => isRecord).map(({ list }) => list);
  const withoutRow = (one: Description): Description => {
    const row = rows.find((list) => one.list !== list && one.list.endsWith(list));
    return row === undefined ? one : { ...one, list: one.list.slice(0, -row.length).replace(opensRow, '') };
  };
  const shaped = descriptionsIn(sentence, before).map(withoutRow);
  const held = descriptions.map(withoutRow).filter((one) => {
    const known = shaped.filter(({ name }) => name === one.name).map(amount);
    return amount(one) > Math.max(0, ...known);
  });
  return [...held, ...shaped.filter(({ name }) => held.every((one) => one.name !== name))];
}

/** What is told of a thing; nothing where much of it is no list of what something has: "gets a cable, at night, in the mud". */
function partsIn({ of, list, name }: Description): Part[] {
  const parts = [
    ...(of === undefined ? [] : partsOf(of).filter(namesThing)),
    ...partsOf(list.replace(joinedWith, '$1')),
  ]
    .flatMap((part) => describedPart(part) ?? [])
    .filter(({ noun }) => !notHeld.test(noun));
  const fit = parts.filter(({ kind, field }) => kind === 'several' || isFieldName(inWords(field.name)));
  return canBeThing(name) && parts.length - fit.length <= fit.length / 2 ? fit.map(withMoment) : [];
}

/** "Made by marketing" names nothing that it is of. */
function namesThing(part: string): boolean {
  return canBeThing(
    part.replace(/^(?:(?:by|for|of|with) )?(?:(?:exactly )?(?:one|an?|the|each|every) )?/iu, ''),
  );
}

/** "Who approved and when": the moment is that of the deed before it. */
function withMoment(part: Part, at: number, parts: readonly Part[]): Part {
  const deed = /^(\p{L}+)_by$/u.exec(parts[at - 1]?.field.name ?? '')?.[1];
  return deed === undefined || deed === 'done' || part.field.name !== 'happened_at'
    ? part
    : { ...part, noun: `${deed}_at`, field: { ...part.field, name: `${deed}_at` } };
}

/** "A book has copies", where copies are things: there are several. */
function counted(part: Part, isThing: (noun: string) => boolean): Part {
  const isMany = part.field.name !== part.noun && pluralOf(part.noun) === part.field.name;
  return part.kind === 'field' && isMany && isThing(part.noun) ? { ...part, kind: 'several' } : part;
}

/** A part that is the name of another thing refers to it; what there are several of refers back and is no field here. */
function fieldOf(part: Part, names: ReadonlySet<string>, own: string): Entity['fields'] {
  if (part.kind === 'several') return [];
  // "Refund id" among the fields of a refund is its own key.
  if (part.noun === `${own}_id`) return [{ ...part.field, isKey: true }];
  // "A category may have a parent", "parent folder" of a folder.
  if (part.noun === 'parent' || part.noun === `parent_${own}`)
    return [
      {
        ...part.field,
        name: 'parent_id',
        isKey: false,
        isNullable: part.field.isNullable ?? true,
        references: own,
      },
    ];
  const last = part.noun.split('_').at(-1) ?? '';
  // "A number of spaces" counts them.
  const target = [part.noun, /^number_of_/u.test(part.noun) ? part.noun : last].find(
    (noun) => names.has(noun) && noun !== own,
  );
  if (target === undefined) return [part.field];
  // "A venue has numbered seats": they refer back.
  if (target !== part.noun && part.field.name === pluralOf(part.noun) && part.noun !== part.field.name)
    return [];
  // "A payment (amount, status)": what brackets list is of the thing that is pointed to.
  return [
    {
      ...part.field,
      name: `${singularOf(part.field.name)}_id`,
      isKey: false,
      references: target,
      values: [],
    },
  ];
}

/** Of what the sentence before spoke, or the one before that, where it only says "them": "It also has a colour.", "Customers buy tickets. We save name and e-mail." */
function subjectBefore(statements: readonly Statement[], position: number): string | null {
  const before = statements[position - 1]?.text.replaceAll('`', '');
  if (before === undefined) return null;
  const subject = descriptionsIn(before, null).at(-1)?.name ?? subjectOf(before);
  const two = statements[position - 2]?.text;
  return subject === null && two !== undefined && /(?<!\p{L})(?:them|it)(?!\p{L})/iu.test(before)
    ? subjectOf(two)
    : subject;
}
