import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { renamedField, targetOf, withField, withoutField } from '../entities/field-edits.ts';
import { valuesOf, withValues } from '../entities/field-values.ts';
import { withLines } from '../entities/fresh-entity.ts';
import { type EntityPlace, entitiesIn, type FieldPlace } from '../entities/places.ts';
import { namedLike } from './field-words.ts';
import type { DocumentedRecord } from './record.ts';

/** An entity of a data model as a record. */
export function entityRecord(entity: EntityPlace): DocumentedRecord {
  const { name } = entity;
  return {
    name,
    fields: entity.rows.map((row) => row.name),
    nameOf: (draft, words) => nameOf(draft, name, words),
    withField: (draft, field) => added(draft, name, field),
    withoutField: (draft, field) => changed(draft, name, field, (place) => withoutField(draft, place)),
    renamedField: (draft, field, fresh) =>
      changed(draft, name, field, (place) => renamedField(draft, place, fresh)),
    valuesOf: (draft, field) => {
      const place = fieldPlace(draft, name, field);
      return place ? valuesOf(draft, place) : [];
    },
    withValues: (draft, field, values) =>
      changed(draft, name, field, (place) => withValues(draft, place, values)),
  };
}

function entityNamed(draft: Draft, name: string): EntityPlace | undefined {
  return entitiesIn(draft).find((one) => one.name === name);
}

function changed(
  draft: Draft,
  name: string,
  field: string,
  change: (place: FieldPlace) => ReturnType<typeof withoutField>,
): string {
  const place = fieldPlace(draft, name, field);
  return place ? splice(draft.text, change(place)) : draft.text;
}

function fieldPlace(draft: Draft, name: string, field: string): FieldPlace | null {
  const entity = entityNamed(draft, name);
  const row = entity?.rows.find((one) => one.name === field);
  return entity && row ? { entity, row } : null;
}

/** A field that is called like an entity points to it. */
function nameOf(draft: Draft, name: string, words: string): string {
  const target = entitiesIn(draft).find((one) => singularOf(one.name) === singularOf(words));
  const others = entitiesIn(draft).flatMap((one) => one.rows.map((row) => row.name));
  return namedLike(target && target.name !== name ? `${words}_id` : words, others);
}

function added(draft: Draft, name: string, field: Field): string {
  const entity = entityNamed(draft, name);
  if (!entity) return draft.text;
  let now = draftOf(splice(draft.text, withField(draft, entity, field)), draft.request);
  const target = targetOf(draft, field.name);
  if (target !== null) now = draftOf(related(now, `${name}.${field.name}`, target), draft.request);
  return field.values.length === 0
    ? now.text
    : changed(now, name, field.name, (place) => withValues(now, place, field.values));
}

/** What a foreign key adds beside its field: a line among the relationships and one among the constraints. */
function related(draft: Draft, column: string, target: string): string {
  const words = phrasesOf(draft.language);
  const [to = ''] = column.split('.');
  const line = fill(words.relationLine, { from: `\`${target}\``, to: `\`${to}\``, column: `\`${column}\`` });
  const now = withLines(draft, 'relationships', [line]);
  return withLines(now, 'constraints-indexes', [fill(words.constraintForeign, { column: `\`${column}\`` })])
    .text;
}
