import { type Field, plainField } from '../../understand/entities/entity.ts';
import { fieldList, readField } from '../../understand/entities/field.ts';
import { describedPart } from '../../understand/entities/told/part.ts';
import { partsOf } from '../../understand/entities/told/parts.ts';

const kind = '(?:fields?|columns?|attributes?|propert(?:y|ies)|members?)';
const kindBefore = new RegExp(
  `^(?:(?:an?|the|two|three|some|these|following|new|more|other) )*${kind}\\s?:?\\s(?=\\S)`,
  'iu',
);
const kindBehind = new RegExp(`\\s${kind}(?=$|\\s?\\()`, 'iu');
/** A name as code has it, or a name with a type or brackets behind it. */
const jotted =
  /^[`"“]?(?:\p{L}[\p{L}\p{N}]*_[\p{L}\p{N}_]*|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|[\p{L}\p{N}_]+[`"”]?\s?(?:\(|:\s|(?:as|of type) ))/u;
const sqlBehind =
  /^[`"“]?[\p{L}_]\w*[`"”]? (?:uuid|text|varchar|char|string|int|integer|bigint|smallint|numeric|decimal|float|boolean|bool|timestamp|timestamptz|datetime|jsonb?|bytea|blob|inet)(?![\p{L}\p{N}_])/iu;
/** Words that say something of a thing instead of naming a part of it. */
const noName =
  /^(?:to|that|not|no|be|been|more|less|too|enough|at least|only|such|some|any|better|other|it|they|there|this|these|those|something|nothing|everything|also|nullable|optional|required|mandatory|unique|just|only)(?!\p{L})/iu;
/** What a document or a model has, and no record of it. */
const ofText =
  /(?:^|_)(?:index|indexes|constraint|keys?|primary_key|foreign_key|examples?|diagram|sections?|tables?|explanation|details?|sentences?|paragraphs?|questions?|heading|fields?|columns?|endpoints?|tests?|tickets?|requirements?)$|_(?:first|last)$/iu;
const LONGEST = 40;
/** "A status: free, busy or blocked": one field and its values. */
const chosen =
  /^((?:an? |the )?[\p{L}_]{2,30}(?: \p{L}{2,20})?)(?:: | (?:which|that) (?:is|can be) (?:one of |either )?| (?:with|of) the values )((?:[\p{L}\p{N}_-]{1,30},? (?:or )?)+[\p{L}\p{N}_-]{1,30})$/iu;

/**
 * The fields that a list of feedback names, read as the composer reads them: "a bio and a photo url",
 * "weight_kg (numeric) and label_url". Null where a part of the list names no field.
 */
export function fieldsNamed(said: string): Field[] | null {
  const list = said.trim().replace(kindBefore, '').replace(kindBehind, '');
  const [, named, values] = chosen.exec(list) ?? [];
  const words =
    named === undefined || values === undefined ? list : `${named} (${values.replace(/,? or /u, ', ')})`;
  // a name such as "deleted_at" is no word of a sentence
  const parts = /[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(words) ? fieldList(words) : partsOf(words);
  const fields = parts.map(fieldNamed);
  return fields.length > 0 && fields.every((one) => one !== null) ? fields : null;
}

function fieldNamed(part: string): Field | null {
  const plain = part
    .trim()
    .replace(/^(?:(?:an?|the|its|their|also|new|another)\s)+/iu, '')
    .replace(kindBefore, '')
    .replace(kindBehind, '');
  if (plain === '' || noName.test(plain)) return null;
  if (jotted.test(plain) || sqlBehind.test(plain))
    return readField(plain.replace(/\s(?:as|of type)\s(?:an? )?/iu, ' '));
  if (/^[`"“][\p{L}_]\w*[`"”]$/u.test(plain)) return plainField(plain.slice(1, -1));
  const described = describedPart(part.trim());
  if (described?.kind !== 'field' || described.field.name.length > LONGEST) return null;
  return ofText.test(described.field.name) ? null : described.field;
}

/** A name in the manner of others: "photoUrl" among names like "startsAt", "photo_url" among all others. */
export function namedLike(name: string, others: readonly string[]): string {
  const isCamel = others.some((one) => /^\p{Ll}+\p{Lu}/u.test(one));
  const isSnake = others.some((one) => one.includes('_'));
  if (isCamel && isSnake) return name;
  return isCamel
    ? name.replace(/_(\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    : name.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => `_${letter.toLowerCase()}`);
}
