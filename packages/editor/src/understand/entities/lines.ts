import type { Source } from '../../read/source.ts';
import { isAgent } from '../api/agents.ts';
import { singularOf } from '../api/nouns.ts';
import { isThing } from '../api/thing.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { hintOf, labelOf } from '../hints.ts';
import type { Statement } from '../statement.ts';
import type { Entity, Field } from './entity.ts';
import { plainField } from './entity.ts';
import { fieldList, isClausePart, readField } from './field.ts';
import { fieldName, inWords, isIdentifier } from './field-name.ts';
import { notedRecords } from './noted-records.ts';
import { people } from './people.ts';
import { isFieldName } from './sound-name.ts';
import { tiesOf } from './tie-part.ts';

const fewestFields = 3;
const fewestLines = 2;
const mostWords = 4;

/** What nearly everything that is stored has. */
const column =
  /^(?:id|name|title|e-?mail|phone|status|state|price|amount|date|address|street|city|zip|country|code|quantity|url|kind|type|value|unit|active|start|end|\p{L}+ (?:name|number|date|code|id|price|flag|type|kind|level|amount|count|by|at))(?!\p{L})/iu;

interface Line {
  readonly name: string;
  readonly parts: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Whether it has so many fields that it counts by itself. */
  readonly isWhole: boolean;
}

/**
 * Entities noted one a line, as people write them who do not think in columns: nouns of a few words behind a name and a
 * colon. They count where at least two lines are of that shape and one of them names another's thing or a field such as
 * "name" or "e-mail": a list of guests or of browsers is none.
 */
export function lineEntities(source: Source, statements: readonly Statement[]): Entity[] {
  const lines = withBrief(linesIn(source));
  if (lines.length < fewestLines) return [];
  const names = new Set(lines.map(({ name }) => singularOf(name.toLowerCase())));
  const tellsColumns = lines.some(({ name, parts }) =>
    parts.some(
      (part) =>
        column.test(part) ||
        (names.has(singularOf(part.toLowerCase())) &&
          singularOf(part.toLowerCase()) !== singularOf(name.toLowerCase())),
    ),
  );
  if (!tellsColumns) return [];
  // Each line is of one such thing where any is: "member: …", "rewards: …".
  const isOfOne = lines.some(({ name }) => singularOf(name) === name);
  const told = lines.map(({ name, parts, start, end }) => ({
    name: (isOfOne && !isIdentifier(name) ? singularOf(name) : name).replaceAll(' ', '_'),
    fields: parts.flatMap(
      (part) => tiedFields(part, names) ?? notedField(part, names, singularOf(name.toLowerCase())) ?? [],
    ),
    statements: statements.filter((one) => one.start >= start && one.end <= end).map((one) => one.index),
  }));
  const undescribed = told.flatMap(({ fields }) => fields.flatMap(({ references }) => references ?? []));
  return [
    ...told,
    ...[...new Set(undescribed)]
      .filter((name) => people.test(name) && !names.has(name))
      .map((name) => ({ name, fields: [], statements: [] })),
  ];
}

/** Lines that count, and those of two fields that others name ("order: number, items", "item: sku, qty") or that have a column. */
function withBrief(lines: readonly Line[]): Line[] {
  const whole = lines.filter(({ isWhole }) => isWhole);
  const named = new Set(
    whole.flatMap(({ parts }) => parts.map((part) => singularOf(bare(part).toLowerCase()))),
  );
  return lines.filter(
    ({ isWhole, name, parts }) =>
      isWhole ||
      (whole.length > 0 &&
        (named.has(singularOf(name)) ||
          parts.filter((part) => column.test(part)).length > 1 ||
          (isThing(singularOf(name)) && parts.every(isPlainName)))),
  );
}

/** "Valid until", "size (S, M, L)": words of a field, and no names of people or places. */
function isPlainName(part: string): boolean {
  return /^(?:\p{Ll}|ID|URL|ISBN|VAT|SKU)/u.test(part) && isFieldName(inWords(bare(part)));
}

function linesIn(source: Source): Line[] {
  const lines: Line[] = [];
  for (const block of source.blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'listItem') continue;
    let start = block.start;
    for (const raw of source.text.slice(block.start, block.end).split('\n')) {
      for (const record of notedRecords(raw.trimEnd())) {
        const { name } = record;
        const list = record.list.replace(
          oneOf,
          (_, values: string) => ` (${values.replace(/,? or /u, ', ')})`,
        );
        const parts = isCall.test(list) ? [] : fieldList(list);
        const isShort = parts.every(
          (part) => tiesOf(part).length > 0 || (wordsOf(part) <= mostWords && !hasVerb.test(bare(part))),
        );
        if (
          parts.length > 1 &&
          isShort &&
          !(isAgent(name) && parts.filter(isDeed).length > parts.length / 2) &&
          (!isLabel(name) || parts.some((part) => column.test(part)))
        )
          lines.push({
            name: isIdentifier(name) ? name : inWords(name).toLowerCase(),
            parts,
            isWhole: parts.length >= fewestFields || parts.some((part) => owned.test(part)),
            start: start + record.start,
            end: start + record.end + 1,
          });
      }
      start += raw.length + 1;
    }
  }
  return lines;
}

/** "Urgency one of low, normal, high". */
const oneOf = /(?<=\p{L}) (?:is )?one of:? ((?:[\p{L}_-]{2,24}, ){1,8}(?:or )?[\p{L}_-]{2,24})(?=[.!]?$)/iu;

/** "Create leases": what somebody does. */
function isDeed(part: string): boolean {
  const [verb = '', object] = part.toLowerCase().split(/\s+/u);
  return object !== undefined && isBaseVerb(verb);
}

/** "Hold: POST /seats/{id}/holds, …": a call, and no fields. */
const isCall = /^`?(?:GET|POST|PUT|PATCH|DELETE) \//u;

const hasVerb =
  /(?<!\p{L})(?:is|are|was|were|has|have|can|cannot|must|should|will|we|i|they|it|you|please|if|when)(?!\p{L})/iu;

function isLabel(name: string): boolean {
  return labelOf(`${name}: x`) !== null || hintOf(name) !== null;
}

function bare(part: string): string {
  return part.replace(/\([^()]{0,200}\)/gu, ' ').trim();
}

function wordsOf(part: string): number {
  return bare(part).split(/\s+/u).length;
}

/** Types that are no words of everyday English: "licence number" is a name. */
const hasType =
  /\s\(?(?:uuid|ulid|text|string|varchar|char|int|integer|bigint|serial|numeric|decimal|float|double|bool|boolean|datetime|timestamp|timestamptz|jsonb?|bytea|blob|enum|pk|fk)(?!\p{L})/iu;

const yesOrNo = /^(?:yes\/no|y\/n|true\/false|ja\/nein|oui\/non|sí\/no|si\/no|sì\/no)$/iu;

/** "One per lesson", "belongs to a course": what a thing is of. */
const owned =
  /^(?:(?:exactly |only )?one per |belongs to (?:an?|the|one|exactly one|a single) )(\p{L}{3,30})$/iu;

/** "Part of a purchase order", where another line tells of these; null of a part that names no thing that is told of. */
function tiedFields(part: string, names: ReadonlySet<string>): Field[] | null {
  const ties = tiesOf(part).map((name) => name.replaceAll('_', ' '));
  return ties.length > 0 && ties.every((name) => names.has(name) || people.test(name))
    ? ties
        .map((name) => name.replaceAll(' ', '_'))
        .map((name) => ({ ...plainField(`${name}_id`), references: name }))
    : null;
}

/** "Artist?", "inventory no unique", "left on nullable": what the end of a part says of its field. */
function traitOf(part: string): { readonly rest: string; readonly told: Partial<Field> } | null {
  const [, rest = '', word = ''] =
    /^(.{2,60}?)(?:(?<=[\p{L}\p{N}_])(\?)|[ ,]{1,2}\(?(unique|nullable|optional|required|mandatory|not null)\)?)$/iu
      .exec(part)
      ?.filter((group) => group !== undefined) ?? [];
  if (rest === '' || hasType.test(part)) return null;
  if (/^unique$/iu.test(word)) return { rest, told: { isUnique: true } };
  return { rest, told: { isNullable: !/^(?:required|mandatory|not null)$/iu.test(word) } };
}

/** "given on" is one name, "weight in kg" a name and its unit, "size S/M/L" a name and its values, "dog" the dog's key. */
function notedField(part: string, names: ReadonlySet<string>, own: string): Field | null {
  if (isClausePart(part)) return null;
  const trait = traitOf(part);
  if (trait !== null) {
    const field = notedField(trait.rest, names, own);
    return field && { ...field, ...trait.told };
  }
  const [, deed = '', place = '', at = ''] =
    /^(\p{L}+(?:ed|en|un|nt|ld)) (at|in|on|to|by|from) (?:an?|one|the|exactly one) (\p{L}{3,30})$/iu.exec(
      part,
    ) ?? [];
  if (at !== '')
    return names.has(at.toLowerCase()) || people.test(at.toLowerCase())
      ? { ...plainField(`${at.toLowerCase()}_id`), references: at.toLowerCase() }
      : plainField(`${deed}_${place}`.toLowerCase());
  if (hasType.test(part) || /^belongs to /iu.test(part)) return readField(part);
  const whole = /^(?:exactly |only )?one per /iu.test(part)
    ? owned.exec(part)?.[1]?.toLowerCase()
    : undefined;
  if (whole !== undefined) return { ...plainField(`${whole}_id`), references: whole, isUnique: true };
  const whom = /^(?:\p{L}+ )?(?:by|to|of) (?:an?|one|the) (\p{L}{3,30})$/iu.exec(part)?.[1]?.toLowerCase();
  if (whom !== undefined && whom !== own && (names.has(whom) || people.test(whom)))
    return { ...plainField(`${whom}_id`), references: whom };
  const [starting = '', value] = / default(?:s to)?[: ] ?([\w.-]{1,30})$/iu.exec(part) ?? [];
  if (value !== undefined) {
    const field = notedField(part.slice(0, -starting.length), names, own);
    return field && { ...field, default: value };
  }
  const aside = /\([^()]{0,200}\)?/u.exec(part)?.[0] ?? '';
  const words = bare(part);
  const asked = /^(.{2,30}) (?:or not|\(?(?:yes ?\/ ?no|y\/n|true ?\/ ?false)\)?)$/iu.exec(part)?.[1];
  if (asked !== undefined) return { ...plainField(fieldName(asked)), type: 'boolean' };
  const choice = /^(\p{L}+)(?: |: ?)`?(\S{1,20}(?:[/|]\S{1,20}){1,8}?)`?$/u.exec(
    words.replace(/ ?([/|]) ?/gu, '$1'),
  );
  if (choice && yesOrNo.test(choice[2] ?? ''))
    return { ...plainField(choice[1]?.toLowerCase() ?? ''), type: 'boolean' };
  if (choice)
    return { ...plainField(choice[1]?.toLowerCase() ?? ''), values: (choice[2] ?? '').split(/[/|]/u) };
  const unit = /^(.{2,40}?) ((?:in|as|or|per|within) .{1,30})$/iu.exec(words);
  const isPrice = unit !== null && /^per /iu.test(unit[2] ?? '');
  const said = unit && !isPrice ? (unit[1] ?? '') : words;
  const name = fieldName(said);
  const target = names.has(singularOf(name)) && singularOf(name) !== own ? singularOf(name) : null;
  // "Order: number, items": several of what another line describes.
  if (target !== null && singularOf(name) !== name) return { ...plainField(name), type: `${target}[]` };
  const field = readField(`${target === null ? name : `${target}_id`} ${aside}`);
  if (field === null) return null;
  const note = [unit && !isPrice ? unit[2] : '', field.note].filter((text) => text !== '').join('; ');
  return { ...field, note, references: target };
}
