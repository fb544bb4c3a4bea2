import type { Draft } from '../../draft.ts';
import type { EntityPlace, FieldPlace } from '../../entities/places.ts';
import { mayName, spokenName } from './names.ts';
import { type Reading, type Spoken, unclear } from './reading.ts';
import type { Traits } from './traits.ts';

/** What an order about fields may speak of. */
export interface Scope {
  readonly draft: Draft;
  readonly entities: readonly EntityPlace[];
  readonly owners: readonly EntityPlace[];
  readonly before: Spoken;
}

/** The entities that words name, and the words without them; "loan.due_at" names one, too. */
export function ownersIn(
  words: string,
  entities: readonly EntityPlace[],
): { owners: EntityPlace[]; rest: string } {
  const owners: EntityPlace[] = [];
  let rest = words;
  const byLength = entities.toSorted((left, right) => right.name.length - left.name.length);
  for (const entity of byLength) {
    const dotted = new RegExp(`(?<![\\p{L}\\p{N}_.])\`?${entity.name}\\.(?=[\\p{L}_])`, 'giu');
    const named = spokenName(entity.name);
    const isDotted = dotted.test(rest);
    const found = named.exec(rest);
    const isField = entities.some((one) => one.rows.some((row) => row.name === entity.name));
    if (!isDotted && (!found || isField)) continue;
    owners.push(entity);
    rest = rest.replace(dotted, '`');
    rest = rest.replace(/`(?=[\p{L}_]\w*(?![\w`]))/gu, '');
    for (let one = named.exec(rest); one && !isField; one = named.exec(rest))
      rest = `${rest.slice(0, one.index)} ${rest.slice(one.index + one[0].length)}`;
  }
  return { owners, rest };
}

export interface Mention {
  readonly name: string;
  readonly places: readonly FieldPlace[];
  readonly at: number;
}

/** The fields that words name, in their order, and the words without them. */
export function mentioned(
  words: string,
  { entities, owners, before }: Scope,
): { mentions: Mention[]; rest: string } {
  const known = owners.length > 0 ? owners : entities;
  const all = known.flatMap((entity) => entity.rows.map((row): FieldPlace => ({ entity, row })));
  const names = [...new Set(all.map(({ row }) => row.name))].toSorted(
    (left, right) => right.length - left.length,
  );
  const mentions: Mention[] = [];
  let rest = words;
  for (const name of names) {
    if (!mayName(rest, name)) continue;
    const found =
      new RegExp(`(?:\\p{L}+ )?\\(\`?${name}\`?\\)`, 'iu').exec(rest) ?? spokenName(name).exec(rest);
    if (!found) continue;
    rest = `${rest.slice(0, found.index)}${' '.repeat(found[0].length)}${rest.slice(found.index + found[0].length)}`;
    const places = all.filter(({ row }) => row.name === name);
    const near = places.filter(({ entity }) => entity.name === before.entity);
    mentions.push({
      name,
      places: near.length === 1 && owners.length === 0 ? near : places,
      at: found.index,
    });
  }
  if (owners.length > 0 && mentions.length > 0) {
    const beside = besideOwned(
      rest,
      entities.filter((one) => !owners.includes(one)),
    );
    mentions.push(...beside.mentions);
    rest = beside.rest;
  }
  return { mentions: mentions.toSorted((left, right) => left.at - right.at), rest };
}

/** "Plate and zone code": a field that only one entity has, joined with one whose owner is named. */
function besideOwned(words: string, others: readonly EntityPlace[]): { mentions: Mention[]; rest: string } {
  const mentions: Mention[] = [];
  let rest = words;
  for (const entity of others)
    for (const row of entity.rows) {
      const isShared = others.some((one) => one !== entity && one.rows.some(({ name }) => name === row.name));
      const found = isShared || !mayName(rest, row.name) ? null : spokenName(row.name).exec(rest);
      if (!found || !joinsNext.test(rest.slice(found.index + found[0].length))) continue;
      rest = `${rest.slice(0, found.index)}${' '.repeat(found[0].length)}${rest.slice(found.index + found[0].length)}`;
      mentions.push({ name: row.name, places: [{ entity, row }], at: found.index });
    }
  return { mentions, rest };
}

const joinsNext = /^(?:,|\s(?:and|und|et|y|as well as|sowie)\s)/iu;

/** The one field that each mention means; the mention that may mean several is told. */
export function single(mentions: readonly Mention[]): FieldPlace[] | Reading {
  const open = mentions.find(({ places }) => places.length > 1);
  if (!open) return mentions.flatMap(({ places }) => places);
  const holders = open.places.map(({ entity }) => entity.name);
  return unclear(
    `${holders.join(' and ')} each have ${open.name}; say which is meant, such as: ${holders[0]}.${open.name}.`,
  );
}

export function isReading(found: FieldPlace[] | Reading): found is Reading {
  return 'change' in found;
}

export function spokenOf(places: readonly FieldPlace[], traits: Traits | null): Spoken {
  return {
    operations: [],
    entity: places[0]?.entity.name ?? null,
    names: places.map(({ row }) => row.name),
    traits,
  };
}

export function dotted(places: readonly FieldPlace[]): string {
  return places.map(({ entity, row }) => `${entity.name}.${row.name}`).join(', ');
}
