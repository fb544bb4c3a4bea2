import { type Draft, draftOf } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { parametersIn } from '../../endpoints/parameter-edits.ts';
import { applied } from '../../instruction.ts';
import { withChoices } from '../../instructions/choices.ts';
import { withoutFields } from '../../instructions/fields.ts';
import { withRenamedField } from '../../instructions/rename-record.ts';
import {
  type ResourcePlace,
  resourceRecord,
  resourcesIn,
  withChangedMembers,
} from '../../records/resource-record.ts';
import { addedMembers, body } from './added-members.ts';
import { namesStatus } from './answer-words.ts';
import { type CallsNamed, callsNamed } from './calls-named.ts';
import { renamingsIn, spokenName } from './names.ts';
import { withLength, withTraits } from './parameter-traits.ts';
import type { OrderReader, Reading, Spoken } from './reading.ts';
import { removedMembers } from './removed-members.ts';
import { schemaOf } from './said-types.ts';
import { areTold, readTraits, type Traits } from './traits.ts';
import { says, unread, withoutFormer, withoutVerbs } from './wording.ts';

/** An order about what operations take and give back: fields of their bodies. */
export const memberOrder: OrderReader = (said, draft, before) => {
  if (operationsIn(draft).length === 0) return null;
  const words = withoutFormer(said);
  if (namesStatus(words)) return null;
  const calls = callsNamed(words, draft);
  if (calls.fresh.length > 0) return null;
  const known = resourcesIn(draft).filter(({ fields }) => fields.length > 0);
  const own = ofCalls(known, calls);
  const rest = withoutResource(calls.rest, known);
  return (
    renamed(rest, own) ??
    removedMembers(calls, draft) ??
    removed(rest, own, draft) ??
    changed(rest, own, before) ??
    addedMembers(words, calls, draft)
  );
};

/** The resources of the operations that are named, else all. */
function ofCalls(resources: readonly ResourcePlace[], { known }: CallsNamed): readonly ResourcePlace[] {
  if (known.length === 0) return resources;
  const nouns = known.map(({ endpoint }) => endpoint.path);
  const near = resources.filter(({ name }) =>
    nouns.some((path) => spokenName(name).test(path.replace(/[/{}]/gu, ' '))),
  );
  return near.length > 0 ? near : resources;
}

function withoutResource(words: string, resources: readonly ResourcePlace[]): string {
  return resources.reduce(
    (left, { name, fields }) => (fields.includes(name) ? left : left.replace(spokenName(name), ' ')),
    words.replace(body, ' '),
  );
}

interface Member {
  readonly resource: string;
  readonly field: string;
}

function mentioned(words: string, resources: readonly ResourcePlace[]): { members: Member[]; rest: string } {
  const all = resources.flatMap(({ name, fields }) =>
    fields.map((field): Member => ({ resource: name, field })),
  );
  const names = [...new Set(all.map(({ field }) => field))].toSorted(
    (left, right) => right.length - left.length,
  );
  const members: Member[] = [];
  let rest = words;
  for (const name of names) {
    const found = spokenName(name).exec(rest);
    if (!found) continue;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    members.push(...all.filter(({ field }) => field === name));
  }
  return { members, rest };
}

function spokenOf(members: readonly Member[], traits: Traits | null): Spoken {
  return {
    operations: [],
    entity: members[0]?.resource ?? null,
    names: members.map(({ field }) => field),
    traits,
  };
}

function dotted(members: readonly Member[]): string {
  return members.map(({ resource, field }) => `${resource}.${field}`).join(', ');
}

function each(
  draft: Draft,
  members: readonly Member[],
  change: (draft: Draft, place: ResourcePlace, field: string) => string,
): Draft {
  let now = draft;
  for (const { resource, field } of members) {
    const place = resourcesIn(now).find(({ name }) => name === resource);
    if (place) now = draftOf(change(now, place, field), draft.request);
  }
  return now;
}

function renamed(words: string, own: readonly ResourcePlace[]): Reading | null {
  const all = own.flatMap(({ name, fields }) => fields.map((field): Member => ({ resource: name, field })));
  const membersOf = (name: string) => all.filter(({ field }) => field.toLowerCase() === name.toLowerCase());
  const pairs = renamingsIn(words.replace(/\s+/gu, ' ').trim(), (name) => membersOf(name).length > 0);
  if (!pairs) return null;
  const meant = pairs.map(({ old, fresh }) => ({ fresh, members: membersOf(old) }));
  return {
    spoken: spokenOf(
      meant.flatMap(({ members }) => members),
      null,
    ),
    change: (now) => {
      let current = now;
      for (const { fresh, members } of meant)
        for (const { resource, field } of members)
          current = draftOf(withRenamedField(current, resource, field, fresh).text, now.request);
      const told = meant.map(({ fresh, members }) => `${dotted(members)} to ${fresh}`).join(', ');
      return applied(now, current.text, `Renamed ${told}.`);
    },
  };
}

function removed(words: string, own: readonly ResourcePlace[], draft: Draft): Reading | null {
  if (!says.remove.test(words)) return null;
  const { members, rest } = mentioned(withoutVerbs(words, 'remove'), own);
  if (members.length === 0 || unread(rest).length > 0) return null;
  if (parametersIn(draft).some(({ name }) => members.some(({ field }) => field === name))) return null;
  return {
    spoken: spokenOf(members, null),
    change: (now) =>
      withoutFields(
        now,
        members.flatMap(({ resource, field }) => {
          const place = resourcesIn(now).find(({ name }) => name === resource);
          return place ? [{ record: resourceRecord(place), field }] : [];
        }),
      ),
  };
}

const pointsBack =
  /^(?:so |and |but )?(?:it|they|both|all(?: of them)?|each|beide|alle|les deux|tous|ambos|todos)(?!\p{L})/iu;

function changed(words: string, own: readonly ResourcePlace[], before: Spoken): Reading | null {
  const named = mentioned(words, own);
  const isBack = named.members.length === 0 && before.entity !== null && pointsBack.test(words);
  const members = isBack
    ? before.names.map((field) => ({ resource: before.entity ?? '', field }))
    : named.members;
  if (members.length === 0) return null;
  const { traits, rest } = readTraits(isBack ? words.replace(pointsBack, ' ') : named.rest);
  if (
    !areTold(traits) ||
    unread(rest).length > 0 ||
    traits.isKey ||
    traits.target !== undefined ||
    traits.isUnique !== undefined
  )
    return null;
  return {
    spoken: spokenOf(members, traits),
    change: (now) => {
      const { text } = each(now, members, (draft, place, field) =>
        withMemberTraits(draft, place, field, traits),
      );
      return applied(now, text, `Changed ${dotted(members)}.`);
    },
  };
}

function withMemberTraits(
  draft: Draft,
  { name }: ResourcePlace,
  field: string,
  { values, ...traits }: Traits,
): string {
  const own = resourcesIn(draft).find((one) => one.name === name);
  if (values && own) {
    const chosen = withChoices(draft, { record: resourceRecord(own), field }, values);
    return withMemberTraits(draftOf(chosen.text, draft.request), own, field, traits);
  }
  const { length } = traits;
  const told =
    length === undefined
      ? draft
      : draftOf(splice(draft.text, limitsTold(draft, field, length)), draft.request);
  return withChangedMembers(told, name, (own) => own, {
    sample: (members) =>
      field in members ? { ...members, [field]: sampleValue(members[field], traits) } : members,
    properties: (members) =>
      field in members
        ? { ...members, [field]: withTraits(members[field] as Readonly<Record<string, unknown>>, traits) }
        : members,
    required: (names) =>
      traits.isRequired === undefined
        ? names
        : traits.isRequired
          ? [...new Set([...names, field])]
          : names.filter((one) => one !== field),
  });
}

/** Brackets behind the name of a field that limit its characters: "reason (max 200 chars)". */
function limitsTold(draft: Draft, field: string, length: number): Splice[] {
  const opening = new RegExp(`(?<![\\p{L}\\p{N}_])\`?${field}\`?\\s?\\((?<told>[^()]{2,80})\\)`, 'gu');
  return [...draft.text.matchAll(opening)].flatMap((found) => {
    const told = found.groups?.['told'] ?? '';
    const start = found.index + found[0].length - 1 - told.length;
    const limited = withLength(told, length);
    return limited === told ? [] : [{ start, end: start + told.length, text: limited }];
  });
}

/** A value of the kind that a schema has. */
function sampleValue(old: unknown, traits: Traits): unknown {
  const [first] = traits.values ?? [];
  if (first !== undefined) return first;
  return traits.type === undefined ? old : sampleOf(schemaOf(traits.type));
}

function sampleOf(schema: Readonly<Record<string, unknown>>): unknown {
  if (schema['type'] === 'array') return [sampleOf(schema['items'] as Readonly<Record<string, unknown>>)];
  return { integer: 0, number: 0, boolean: true, object: {} }[String(schema['type'])] ?? 'string';
}
