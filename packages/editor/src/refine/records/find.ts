import { pluralOf, singularOf } from '../../understand/api/nouns.ts';
import type { Draft } from '../draft.ts';
import { entitiesIn, plain } from '../entities/places.ts';
import { entityRecord } from './entity-record.ts';
import type { DocumentedRecord } from './record.ts';
import { resourceRecord, resourcesIn } from './resource-record.ts';

/** The records a document lists, those of a data model before those of an API. */
export function recordsIn(draft: Draft): DocumentedRecord[] {
  return [...entitiesIn(draft).map(entityRecord), ...resourcesIn(draft).map(resourceRecord)];
}

const kindAround =
  /^(?:(?:an?|the|each|every|our|all)\s+)*(?:(?:entity|table|model|resource|object)\s+)?|\s+(?:entity|table|model|resource|object|record|schema|response|request|body|payload|json)s?$/giu;

/** The record that a phrase names, in the singular or the plural, whatever it is called: "the room resource", "order items". */
export function findRecord(draft: Draft, phrase: string): DocumentedRecord | null {
  const name = plain(phrase)
    .replace(kindAround, '')
    .replace(/^the\s+/iu, '')
    .trim()
    .toLowerCase();
  const key = keyOf(name);
  return recordsIn(draft).find((one) => keyOf(one.name.toLowerCase()) === key) ?? null;
}

/** A name in the singular, its words apart in one way. */
function keyOf(name: string): string {
  const words = name.split(/[\s_-]+/u);
  return [...words.slice(0, -1), singularOf(pluralOf(singularOf(words.at(-1) ?? '')))].join(' ');
}

/** The records that have a field of this name, whatever joins its words. */
export function recordsWith(draft: Draft, field: string): { record: DocumentedRecord; field: string }[] {
  const wanted = fieldKey(field);
  return recordsIn(draft).flatMap((record) => {
    const own = record.fields.find((one) => fieldKey(one) === wanted);
    return own === undefined ? [] : [{ record, field: own }];
  });
}

/** "photo url", "photo_url" and "photoUrl" are one name. */
export function fieldKey(name: string): string {
  return plain(name)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[\s_-]+/u)
    .join('_');
}
