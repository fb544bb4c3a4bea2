import type { Block, Source } from '../../read/source.ts';
import { wordCount } from '../../read/word-count.ts';
import { callsIn } from '../api/endpoint.ts';
import { singularOf } from '../api/nouns.ts';
import { isThing } from '../api/thing.ts';
import { hintOf } from '../hints.ts';
import type { Statement } from '../statement.ts';
import type { Entity, Field } from './entity.ts';
import { fieldList, isClausePart, readField } from './field.ts';
import { inProse } from './prose.ts';
import { unitIn } from './unit.ts';

const heading =
  /^(?:(?:table|entity|entität|tabelle|tabla|entidad|entité)\s)?[`*"]{0,2}([\p{L}_][\p{L}\p{N}_]{1,50})[`*"]{0,2}(?:\s(?:table|entity|tabelle|fields?|columns?|attributes?|properties|felder|champs|campos|campi))?:?$/iu;
/** "Fields of a recipe:", "a recipe has:", "each recipe has the following fields:". */
const headingOf =
  /^(?:(?:the )?(?:fields?|columns?|attributes?|properties|data) (?:of|for|in) (?:an?|the|each|every|one)? ?([\p{L}_]{2,50})|(?:an?|the|each|every|one)? ?([\p{L}_]{2,50}) (?:has|have|needs?|contains?|consists of|includes?|stores?|with)(?: the)?(?: following)?(?: fields?| columns?| attributes?| properties)?):$/iu;
const inline =
  /^(?:(?:the |an? |our )?(?:new |existing )?(?:table|entity|collection|entität|tabelle|tabla)\s)?[`*]{0,2}([\p{L}_][\p{L}\p{N}_]{1,50})[`*]{0,2}(?:\s(?:table|entity|tabelle))?\s?[:(]\s?(.{3,400}?)\)?\.?$/su;

/**
 * Entities jotted down as a name over a list of fields ("sensor", then "- id uuid pk") or in one line
 * ("greenhouse: id, name, country"). A list counts when most of its items read as fields.
 */
export function jottedEntities(source: Source, statements: readonly Statement[]): Entity[] {
  const entities: Entity[] = [];
  const blocks = source.blocks;
  blocks.forEach((block, position) => {
    const items: Block[] = [];
    for (let next = position + 1; blocks[next]?.kind === 'listItem' && block.kind !== 'listItem'; next += 1) {
      const item = blocks[next];
      if (item) items.push(item);
    }
    // "We share ingredients. Recipe fields:"
    const over = (block.text.trim().split('\n').at(-1) ?? '').split(/(?<=\p{L}{2}[.!?])\s/u).at(-1) ?? '';
    const saying = headingOf.exec(over);
    const name = saying ? (saying[1] ?? saying[2])?.toLowerCase() : heading.exec(over)?.[1];
    const fields = items.flatMap((item) => fieldsOf(item.text));
    const columns = fields.filter(isColumn).length;
    if (
      name &&
      hintOf(name) === null &&
      columns >= 2 &&
      columns >= fields.length * 0.5 &&
      fields.length >= items.length * 0.6
    ) {
      entities.push({
        name,
        fields,
        statements: within(statements, block.start, items.at(-1)?.end ?? block.end),
      });
      entities.push(...items.flatMap((item) => nestedEntity(item.text)));
      return;
    }
    if (block.kind === 'paragraph' || block.kind === 'listItem') {
      const lines = lineEntities(source, block, statements);
      entities.push(...lines, ...sentenceEntities(source, block, statements, lines));
    }
  });
  return entities;
}

/** "desk: id uuid, name text", one entity a line. */
function lineEntities(source: Source, block: Block, statements: readonly Statement[]): Entity[] {
  const entities: Entity[] = [];
  let start = block.start;
  for (const raw of source.text.slice(block.start, block.end).split('\n')) {
    // Several of them in one line are read sentence by sentence.
    const line =
      /[.;]\s+[\p{L}_]+:\s/u.test(raw) || callsIn(raw).length > 0
        ? null
        : inline.exec(raw.trim().replace(/^[-*+]\s/u, ''));
    const listed = line
      ? fieldList(line[2] ?? '')
          .filter((part) => !isClausePart(part))
          .flatMap(alternatives)
          .map((part) => readField(inProse(part)))
      : [];
    if (
      line &&
      (fieldList(line[2] ?? '').length >= 3 ||
        (listed.length === 2 && listed.every((field) => field !== null && isTyped(field)))) &&
      listed.length > 0 &&
      listed.every((field) => field !== null) &&
      looksLikeColumns(line[2] ?? '')
    ) {
      entities.push({
        name: line[1] ?? '',
        fields: listed.filter((field) => field !== null),
        statements: within(statements, start, start + raw.length),
      });
    }
    start += raw.length + 1;
  }
  return entities;
}

/** "We also need readings: sensor_id, measured_at": whoever speaks, before the name. */
const needed =
  /^(?:(?:and|also|then|so|plus) ){0,2}(?:we|i|you|they) (?:\p{L}+ ){0,3}?(?:need|want|have|store|keep|add|save|record|track)s? (?:an? |the |some |new )?(?=[\p{L}_]+:)/iu;

/** "Show: title, author, rssUrl. Episode: title, audioUrl.": one entity a sentence, where they share a line. */
function sentenceEntities(
  source: Source,
  block: Block,
  statements: readonly Statement[],
  lines: readonly Entity[],
): Entity[] {
  const read = new Set(lines.flatMap((one) => one.statements));
  return statements
    .filter((one) => one.block === block && !read.has(one.index))
    .flatMap((statement): Entity[] => {
      const raw = source.text.slice(statement.start, statement.end).trim();
      const described = raw.replace(needed, '');
      const [, name = '', list = ''] = inline.exec(described) ?? [];
      if (name === '' || hintOf(name) !== null || notEntity.test(name) || callsIn(raw).length > 0) return [];
      const parts = fieldList(list).filter((part) => !isClausePart(part));
      const fields = parts.map((part) => {
        const unit = unitIn(part);
        const field = readField(inProse(unit === null ? part : part.slice(0, -unit.length)));
        return (
          field && { ...field, note: unit ?? field.note, type: yesOrNo.test(part) ? 'boolean' : field.type }
        );
      });
      const known = fields.filter((field) => field !== null);
      const isList =
        fieldList(list).length >= 3 &&
        known.length === parts.length &&
        (looksLikeColumns(list) || (described !== raw && isThing(name) && parts.every(isShortName)));
      return isList
        ? [
            {
              name: /^\p{Lu}?\p{Ll}+$/u.test(name) ? singularOf(name.toLowerCase()) : name,
              fields: known,
              statements: [statement.index],
            },
          ]
        : [];
    });
}

/** "From date", "type paid / unpaid": no clause. */
function isShortName(part: string): boolean {
  const bare = part.replace(/\([^()]*\)| ?\/ ?\S+/gu, '');
  return wordCount(bare) <= 3 && !/^(?:has|have|is|are|belongs?|can|must)(?!\p{L})/iu.test(bare);
}

const yesOrNo = /\s\(?yes ?\/ ?no\)?$/iu;
const notEntity =
  /^(?:endpoints?|fields?|columns?|auth|risks?|goals?|note|notes|example|params?|parameters?|filters?|body|quer(?:y|ies)|reads|look-?ups|scopes?)$/iu;

/** Two columns make a table where both are written as columns. */
function isTyped({ type, references, isKey }: Field): boolean {
  return type !== null || references !== null || isKey;
}

/** "desk_id or room_id" names two fields. */
function alternatives(part: string): string[] {
  const names = part.split(/\s(?:or|oder|ou|o)\s/u);
  return names.length > 1 && names.every((name) => /^`?\w*_\w*`?$/u.test(name.trim())) ? names : [part];
}

/** "offset numeric(8,4), gain numeric(8,4) default 1" is two fields; "technician_id -> technician (name, email)" one. */
function fieldsOf(item: string): Field[] {
  const line = item.split('\n')[0] ?? '';
  if (line.length > 200 || /[.!?]\s\p{L}{2,}/u.test(line.replace(/\([^()]{0,200}\)?/gu, ''))) {
    const first = readField(line.split(/(?<=\p{L}{2})[.!?]\s/u)[0] ?? '');
    return first && isColumn(first) ? [first] : [];
  }
  const parts = fieldList(line);
  const fields = parts.map(readField);
  if (parts.length > 1 && fields.every((field) => field !== null && field.type !== null))
    return fields.filter((field) => field !== null);
  const whole = readField(line);
  return whole &&
    (isColumn(whole) || parts.length === 1) &&
    wordCount(line.replace(/\([^()]{0,300}\)?/gu, '')) <= 16
    ? [whole]
    : [];
}

/** A name in snake or camel case, a type, a reference, values or a key make a column; a bare word alone may be one. */
function isColumn(field: Field): boolean {
  return (
    field.type !== null ||
    field.references !== null ||
    field.values.length > 0 ||
    field.isKey ||
    field.isUnique ||
    /_|[a-z][A-Z]/u.test(field.name)
  );
}

/** Fields in one line: no verbs between the commas, and an id or a column-like name among them. */
function looksLikeColumns(list: string): boolean {
  const parts = fieldList(list);
  const short = parts.filter(
    (part) =>
      wordCount(part.replace(/\([^()]{0,80}\)/gu, '')) <= 3 ||
      // "picked_qty int default 0"
      (readField(part)?.type ?? null) !== null,
  ).length;
  return (
    short >= parts.length * 0.7 &&
    parts.some(
      (part) =>
        /^`?(?:\w{0,40}_?id|name|title|email)(?![\p{L}])/iu.test(part) ||
        /_|\p{Ll}\p{Lu}/u.test(part.split(' ')[0] ?? ''),
    )
  );
}

function within(statements: readonly Statement[], start: number, end: number): number[] {
  return statements.filter((one) => one.start >= start && one.end <= end).map((one) => one.index);
}

/** "technician_id -> technician (name, email)" describes the technician too. */
function nestedEntity(item: string): Entity[] {
  const match = /(?:->|→)\s?`?([\p{L}_][\p{L}\p{N}_]{1,50})`?\s?\(([^().]{3,200})/u.exec(item);
  const fields = fieldList(match?.[2] ?? '')
    .map(readField)
    .filter((field) => field !== null);
  return match && fields.length >= 2 ? [{ name: match[1] ?? '', fields, statements: [] }] : [];
}
