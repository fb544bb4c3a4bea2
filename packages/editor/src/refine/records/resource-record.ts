import { jsonTypeOf } from '../../compose/api/json-type.ts';
import { schemaName } from '../../compose/api/openapi.ts';
import { endpointsIn } from '../../document/endpoints.ts';
import { isJsonObject, type JsonObject, withoutKey } from '../../document/json-object.ts';
import { sectionsOf } from '../../document/outline.ts';
import type { Span } from '../../read/source.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Field } from '../../understand/entities/entity.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { propertiesIn } from '../editing/api-fragment.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { cellSpans, plain } from '../entities/places.ts';
import { insertInto } from '../place/insert.ts';
import { type BodyChange, changedBodies } from './bodies.ts';
import { namedLike } from './field-words.ts';
import type { DocumentedRecord } from './record.ts';

/** A resource of an API design: its row in the table of resources. */
export interface ResourcePlace {
  readonly name: string;
  readonly fields: readonly string[];
  /** The cell that lists its fields. */
  readonly cell: Span;
}

/** The resources of a design. */
export function resourcesIn(draft: Draft): ResourcePlace[] {
  const [home] = sectionsOf(draft.outline, 'resources');
  return draft.units.flatMap((unit): ResourcePlace[] => {
    if (!home || unit.section !== home || unit.kind !== 'row' || unit.header) return [];
    const [name, cell] = cellSpans(draft.text, unit.start, unit.end);
    if (!name || !cell) return [];
    const listed = draft.text.slice(cell.start, cell.end);
    const fields = [...listed.matchAll(/`([^`]{1,80})`/gu)].map((match) => match[1] ?? '');
    return [{ name: plain(draft.text.slice(name.start, name.end)), fields, cell }];
  });
}

/** A resource of an API as a record: its row, the samples of its operations and the OpenAPI fragment. */
export function resourceRecord({ name, fields }: ResourcePlace): DocumentedRecord {
  return {
    name,
    fields,
    nameOf: (draft, words) =>
      namedLike(
        words,
        resourcesIn(draft).flatMap((one) => one.fields),
      ),
    withField: (draft, field) =>
      withChangedMembers(draft, name, (own) => [...own, field.name], {
        sample: (members) => ({ ...members, [field.name]: sampleOf(field) }),
        properties: (members) => ({ ...members, [field.name]: schemaOf(field) }),
      }),
    withoutField: (draft, field) =>
      withChangedMembers(draft, name, (own) => own.filter((one) => one !== field), {
        sample: (members) => withoutKey(members, field),
        properties: (members) => withoutKey(members, field),
      }),
    renamedField: (draft, field, fresh) =>
      withChangedMembers(draft, name, (own) => own.map((one) => (one === field ? fresh : one)), {
        sample: (members) => renamed(members, field, fresh),
        properties: (members) => renamed(members, field, fresh),
      }),
    valuesOf: (draft, field) => {
      const listed = sentenceOf(draft, name, field);
      return listed === null
        ? valuesInSchema(draft, name, field)
        : [...draft.text.slice(listed.start, listed.end).matchAll(/`([^`]+)`(?=[,.])/gu)].map(
            (match) => match[1] ?? '',
          );
    },
    withValues: (draft, field, values) => {
      const text = withChangedMembers(draft, name, (own) => own, {
        sample: (members) => (field in members ? { ...members, [field]: values[0] } : members),
        properties: (members) =>
          field in members ? { ...members, [field]: { type: 'string', enum: values } } : members,
      });
      // a sentence that lists the values elsewhere is changed where it stands
      return sentenceOf(draft, name, field) === null && valuesInSchema(draft, name, field).length > 0
        ? text
        : withSentence(draftOf(text, draft.request), name, field, values);
    },
  };
}

/** The values that the OpenAPI fragment allows a field. */
function valuesInSchema(draft: Draft, name: string, field: string): string[] {
  const schema = propertiesIn(draft, schemaName(name))[field];
  const listed = isJsonObject(schema) ? schema['enum'] : undefined;
  return Array.isArray(listed) ? listed.map(String) : [];
}

function sampleOf(field: Field): unknown {
  const [value] = field.values;
  return value ?? { string: 'string', integer: 0, number: 0, boolean: true }[jsonTypeOf(field)];
}

function schemaOf(field: Field): unknown {
  return field.values.length > 0 ? { type: 'string', enum: field.values } : { type: jsonTypeOf(field) };
}

function renamed(members: JsonObject, name: string, fresh: string): JsonObject {
  return Object.fromEntries(
    Object.entries(members).map(([key, value]) => [key === name ? fresh : key, value]),
  );
}

/** The text with other members in the bodies of a resource, and other fields in its row. */
export function withChangedMembers(
  draft: Draft,
  name: string,
  fieldsOf: (own: readonly string[]) => readonly string[],
  change: BodyChange,
): string {
  const place = resourcesIn(draft).find((one) => one.name === name);
  if (!place) return draft.text;
  const fields = fieldsOf(place.fields);
  const isSame = fields.join() === place.fields.join();
  const row: Splice[] = isSame ? [] : [{ ...place.cell, text: fields.map((one) => `\`${one}\``).join(', ') }];
  return splice(draft.text, [...row, ...changedBodies(draft, name, operationsOf(draft, name), change)]);
}

/** The operations of a resource, by the table of endpoints. */
function operationsOf(draft: Draft, name: string): ReadonlySet<string> {
  const [home] = sectionsOf(draft.outline, 'endpoints');
  return new Set(
    draft.units
      .filter(
        (unit) =>
          unit.kind === 'row' &&
          unit.section === home &&
          unit.cells.some((cell) => singularOf(plain(cell)) === singularOf(name)),
      )
      .flatMap((unit) => endpointsIn(unit.cells.map(plain).join(' ')).map(({ key }) => key)),
  );
}

/** Says below the table of resources which values a field may take. */
function withSentence(draft: Draft, name: string, field: string, values: readonly string[]): string {
  const [home] = sectionsOf(draft.outline, 'resources');
  const listed = values.map((value) => `\`${value}\``).join(', ');
  const sentence = `\`${name}.${field}\`: ${listed}.`;
  const old = sentenceOf(draft, name, field);
  if (old) return splice(draft.text, [{ ...old, text: sentence }]);
  return home ? insertInto(draft, home, sentence) : draft.text;
}

/** The sentence that lists the values of a field. */
function sentenceOf(draft: Draft, name: string, field: string): Span | null {
  const [home] = sectionsOf(draft.outline, 'resources');
  const opening = `\`${name}.${field}\`: `;
  const start = home ? draft.text.indexOf(opening, home.start) : -1;
  if (!home || start < 0 || start > home.bodyEnd) return null;
  const length = /^[^\n]*?`\.(?=\s|$)/u.exec(draft.text.slice(start))?.[0].length ?? opening.length;
  return { start, end: start + length };
}
