import { isJsonObject } from '../../document/json-object.ts';
import type { Block } from '../../read/source.ts';
import { callsIn } from '../api/endpoint.ts';
import { pluralOf, singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { inWords } from './field-name.ts';

/** "That's one event of our clickstream", "an order looks like this": what a sample beside it is one of. */
const oneOf =
  /(?<!\p{L})(?:one|an?|each|every|typical|sample|example) (?!of |json|example|sample|such|record|object|typical)(\p{L}{3,30})(?= (?:of|from|in|looks|is|as|record|object|document|message|payload|row|entry|arrives|comes|has|contains|holds)(?!\p{L})|[:.]|$)/iu;
/** "event_id", "orderId": a first key that is called after its thing. */
const ownKey = /^(.{2,40}?)_(?:id|ref|reference|no|number|code)$/u;

/**
 * The entities that samples of JSON show, where the input writes no calls: named after what the sentence beside a sample says it
 * is one of, else after its first key.
 */
export function sampleEntities(
  blocks: readonly Block[],
  statements: readonly Statement[],
  text: string,
): Entity[] {
  if (callsIn(text).length > 0) return blocks.flatMap(calledSample);
  return blocks.flatMap((block): Entity[] => {
    const value = block.kind === 'code' || block.kind === 'paragraph' ? objectIn(block.text) : null;
    if (value === null) return [];
    const before = statements.findLast((one) => one.end <= block.start);
    const after = statements.find((one) => one.start >= block.end);
    const [first = ''] = Object.keys(value);
    const keyed = ownKey.exec(inWords(first))?.[1];
    const said = [before, after]
      .map((one) => oneOf.exec(one?.text ?? '')?.[1])
      .find((word) => word !== undefined);
    const name = keyed ?? (said === undefined ? undefined : singularOf(said.toLowerCase()));
    if (name === undefined) return [];
    return Object.keys(value).length < 2 ? [] : entitiesIn(name, value, keyed === undefined ? null : first);
  });
}

/** "POST /webhooks" over a sample in one block of code: one of the things that the call makes. */
function calledSample(block: Block): Entity[] {
  const [whole, path = ''] =
    /^\s{0,3}(?:```|~~~)[^\n]*\n\s{0,3}(?:POST|PUT) (\/\S+)[^\n]*\n(?=\s{0,3}\{)/u.exec(block.text) ?? [];
  const segment = path.split('/').findLast((one) => /^\p{L}[\p{L}\p{N}_-]*$/u.test(one)) ?? '';
  const value =
    whole === undefined || block.kind !== 'code' ? null : objectIn(block.text.slice(whole.length));
  const isSeveral = pluralOf(singularOf(segment)) === segment;
  return value === null || !isSeveral
    ? []
    : entitiesIn(singularOf(segment).replaceAll('-', '_'), value, null);
}

/** Names that parts of anything have: the items of an order are order items. */
const generic = /^(?:item|line|entry|row|position|detail|part|element|value)$/u;

/**
 * What a sample shows and the things within it: an object is a thing that the whole refers to, objects in a list are things that
 * refer to the whole. `key` is the name of the field that identifies it, where that is known.
 */
function entitiesIn(name: string, value: Readonly<Record<string, unknown>>, key: string | null): Entity[] {
  const isCamel = Object.keys(value).some((one) => /\p{Ll}\p{Lu}/u.test(one));
  const reference = (to: string): Field => ({
    ...plainField(isCamel ? `${to}Id` : `${to}_id`),
    isKey: false,
    references: to,
  });
  const within: Entity[] = [];
  const fields = Object.entries(value).flatMap(([member, one]): Field[] => {
    const rows = Array.isArray(one) ? one.filter(isJsonObject) : [];
    const [row] = rows;
    const single = singularOf(inWords(member));
    if (row !== undefined) {
      const rowName = generic.test(single) ? `${name}_${single}` : single;
      const [whole = { name: rowName, fields: [], statements: [] }, ...inner] = entitiesIn(
        rowName,
        row,
        null,
      );
      within.push({ ...whole, fields: [...whole.fields, reference(name)] }, ...inner);
      return [];
    }
    if (!isJsonObject(one) || Object.keys(one).length < 2)
      return [{ ...fieldOf(member, one), ...(member === key ? { isKey: true } : {}) }];
    within.push(...entitiesIn(single, one, null));
    return [reference(single)];
  });
  return [{ name, fields, statements: [] }, ...within];
}

function objectIn(text: string): Record<string, unknown> | null {
  const body = text
    .replace(/^\s{0,3}(?:```|~~~)[^\n]*\n/u, '')
    .replace(/\n\s{0,3}(?:```|~~~)\s*$/u, '')
    .trim();
  if (!body.startsWith('{') && !body.startsWith('[')) return null;
  try {
    const value = JSON.parse(body) as unknown;
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A field with the type of the value that a sample gives it. */
function fieldOf(name: string, value: unknown): Field {
  const field = plainField(name);
  if (typeof value === 'boolean') return { ...field, type: 'boolean' };
  if (typeof value === 'number') return { ...field, type: Number.isInteger(value) ? 'integer' : 'numeric' };
  if (typeof value === 'object')
    return value === null ? { ...field, isNullable: true } : { ...field, type: 'json' };
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text)) return { ...field, type: 'timestamp' };
  if (/^\d{4}-\d\d-\d\d$/u.test(text)) return { ...field, type: 'date' };
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu.test(text)
    ? { ...field, type: 'uuid' }
    : { ...field, type: 'text' };
}
