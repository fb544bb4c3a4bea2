import { isReading, mentioned, ownersIn, single } from '../../design/spoken/fields-named.ts';
import { spokenName } from '../../design/spoken/names.ts';
import { nothingSpoken } from '../../design/spoken/reading.ts';
import { unread } from '../../design/spoken/wording.ts';
import type { Draft } from '../../draft.ts';
import { type EntityPlace, entitiesIn, type FieldPlace, findField } from '../../entities/places.ts';

/** The fields that a phrase names and says nothing else of; null where it names none, or may mean several. */
export function fieldsAlone(phrase: string, draft: Draft): FieldPlace[] | null {
  const entities = entitiesIn(draft);
  const { owners, rest } = ownersIn(phrase, entities);
  const scope = { draft, entities, owners, before: nothingSpoken };
  const { mentions, rest: left } = mentioned(rest, scope);
  if (mentions.length === 0 || unread(left).length > 0) return null;
  const found = single(mentions);
  return isReading(found) ? null : found;
}

/** The one field that a phrase names and says nothing else of. */
export function fieldAlone(phrase: string, draft: Draft): FieldPlace | null {
  const [only, more] = fieldsAlone(phrase, draft) ?? [];
  return only && !more ? only : null;
}

const pointing = /^(?:(?:an?|the|all|each|every|its|their|our|this|that|any)\s)*/iu;
const kind = /\s(?:entity|table|model|rows?|records?|entities|tables)$/iu;

/** The entity that a phrase names, with nothing beside its name but an article and what it is. */
export function entityAlone(phrase: string, draft: Draft): EntityPlace | null {
  const name = phrase
    .trim()
    .replace(pointing, '')
    .replace(kind, '')
    .replace(/[`"“”]/gu, '');
  const whole = (one: EntityPlace) => spokenName(one.name).exec(name)?.[0].length === name.length;
  return entitiesIn(draft).find(whole) ?? null;
}

/** The entities of a list ("visit, pet and vet"); null where a part of it is none. */
export function entitiesListed(phrase: string, draft: Draft): EntityPlace[] | null {
  const parts = phrase.split(/\s?,\s?(?:and\s)?|\s(?:and|&)\s/u).map((part) => entityAlone(part, draft));
  const found = parts.filter((one) => one !== null);
  return found.length === parts.length && found.length > 0 ? found : null;
}

/** A field of an entity by its name, or by that of the entity that it refers to. */
export function fieldOfEntity(words: string, entity: EntityPlace, draft: Draft): FieldPlace | null {
  const plain = words.trim().replace(/^(?:the|its|an?|each|every) /iu, '');
  const own = fieldAlone(`${entity.name} ${plain}`, draft);
  if (own && own.entity.name === entity.name) return own;
  const target = entityAlone(plain, draft)?.name ?? plain.replaceAll(' ', '_');
  return findField(draft, `${entity.name}.${target}_id`);
}
