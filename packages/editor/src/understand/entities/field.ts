import { type Field, plainField } from './entity.ts';
import { fieldsOfPair } from './field-pairs.ts';

const typeName =
  '(?:uuid|ulid|text|string|str|varchar|nvarchar|character varying|char|citext|int|integer|int4|int8|int32|int64|bigint|smallint|tinyint|serial|bigserial|numeric|decimal|money|float|float8|double precision|double|real|number|boolean|bool|date|datetime2?|timestamptz|timestamp(?: with(?:out)? time zone)?|time|interval|jsonb?|object|array|bytea|blob|binary|enum|point|geometry|geography|inet|id|url|email)';
const typed = new RegExp(
  `^[\\s:(]{0,3}(${typeName}(?:\\s?\\([\\d, ]{1,12}\\)|\\s\\d{1,3},\\s?\\d{1,2}|(?<=char)\\s\\d{1,4})?(?:\\[\\])?)(?![\\p{L}\\p{N}_])`,
  'iu',
);
const name = /^[`"'*_]{0,3}([\p{L}_][\p{L}\p{N}_]{0,59})[`"'*]{0,3}/u;

/**
 * Reads a field as people jot it down: "id uuid pk", "sensor_id -> sensor", "kind: a | b | c",
 * "gain numeric(8,4) default 1", "certificate_url text null, pdf in …". Null where the line does not begin with a name.
 */
export function readField(line: string): Field | null {
  const text = line.trim().replace(/^e-mail/iu, 'e_mail');
  const owner = /^belongs to (?:exactly |only )?(?:one|an?|the|a single) (\p{L}{3,30})$/iu.exec(text)?.[1];
  if (owner !== undefined)
    return { ...plainField(`${owner.toLowerCase()}_id`), references: owner.toLowerCase() };
  const named = name.exec(text)?.[1];
  if (!named) return null;
  let rest = text.slice(name.exec(text)?.[0].length ?? 0);
  const type = typed.exec(rest);
  if (type && isOneName(named, type[0]))
    return readField(`${named.toLowerCase()}_${type[0].trim().toLowerCase()}${rest.slice(type[0].length)}`);
  if (type) rest = rest.slice(type[0].length);
  const values = valuesIn(rest);
  const reference =
    /^[\s:(]{0,3}(?:->|→|=>|fk (?:to |-> ?|→ ?)?|references |foreign key (?:to )?)\s?`?([\p{L}_][\p{L}\p{N}_.]{0,59})|(?<!\p{L})(?:fk|references|→|->)\s?(?:to\s|->\s?|→\s?)?`?([\p{L}_][\p{L}\p{N}_.]{0,59})/iu.exec(
      rest,
    );
  const lower = rest.toLowerCase();
  return {
    ...plainField(named),
    type: type?.[1]?.trim().replace(/\s(\d[\d, ]*)$/u, '($1)') ?? null,
    isKey:
      /(?<!\p{L})(?:pk|primary key|primärschlüssel|clé primaire|clave primaria)(?!\p{L})/u.test(lower) ||
      /^(?:id|uuid)$/iu.test(named),
    isNullable: nullability(lower),
    isUnique: /(?<!\p{L})(?:unique|eindeutig|único|única)(?!\p{L})/u.test(lower),
    default: /(?<!\p{L})default[:=\s]{1,3}([^\s,;)]{1,40})/iu.exec(rest)?.[1] ?? null,
    references: (reference?.[1] ?? reference?.[2] ?? '').split('.')[0] || null,
    values,
    note: noteIn(rest, values, reference?.[0] ?? ''),
  };
}

/** "VAT number" and "due date" are names, "qty number" a name and its type. */
function isOneName(first: string, second: string): boolean {
  const word = second.toLowerCase();
  if (!/^\p{L}+$/u.test(first) || /\p{Ll}\p{Lu}/u.test(first) || first.toLowerCase() === word.trim())
    return false;
  return word === ' number' ? hasNumber(first) : /^ (?:date|time|url|email|id)$/u.test(word);
}

/** What is a number, and has none to be known by. */
const measured =
  /^(?:\p{L}+_)?(?:qty|quantity|amount|price|total|subtotal|sum|count|age|size|weight|height|width|length|depth|duration|rating|score|value|rate|ratio|percent|percentage|temperature|temp|humidity|lat|lng|lon|latitude|longitude|[xyz]|rank|index|position|offset|limit|min|max|avg|average|minutes|hours|days|seconds|points|level|speed|distance|balance|fee|cost|discount|capacity|volume|year|priority|version|stock|interval|threshold|progress|area|radius|angle|heading)$/iu;

/** Whether something has a number to be known by: "phone number" is one name, "quantity number" a name and its type. */
export const hasNumber = (word: string): boolean => !measured.test(word);

function nullability(rest: string): boolean | null {
  if (/(?<!\p{L})(?:not null|required|mandatory|pflicht|obligatoire|obligatorio)(?!\p{L})/u.test(rest))
    return false;
  return /(?<!\p{L})(?:null(?:able)?|(?:is |stays )?empty (?:while|until|if|when|unless|before)|optional|facultati(?:f|ve)|opcional)(?!\p{L})/u.test(
    rest,
  )
    ? true
    : null;
}

/** "temperature | humidity | co2", "(queued|done)", "(beginner, intermediate, advanced)". */
function valuesIn(rest: string): string[] {
  const piped =
    /^\s?(?:enum)?\s?[:(]?\s?((?:[`'"]?[\p{L}\p{N}_-]{1,40}[`'"]?\s?\|\s?){1,20}[`'"]?[\p{L}\p{N}_-]{1,40}[`'"]?)/u.exec(
      rest,
    );
  if (piped) return (piped[1] ?? '').split('|').map(bare);
  const labelled = /^\s?[:=]\s?([\p{L}_-]{3,24}(?: ?\/ ?[\p{L}_-]{3,24}){1,12})(?=,? ?\(?default|$)/iu.exec(
    rest,
  )?.[1];
  const slashed =
    labelled ?? /^\s([\p{L}_-]{2,24}(?: ?\/ ?[\p{L}_-]{2,24}){1,8})(?=,? ?\(?default|$)/iu.exec(rest)?.[1];
  if (slashed !== undefined && !/^(?:yes\/no|ja\/nein|oui\/non|true\/false)$/iu.test(slashed))
    return slashed.split(/ ?\/ ?/u);
  const dashed = /^\s[-–]\s((?:[\p{L}_]{2,24}(?:, | or | oder )){1,8}[\p{L}_]{2,24})$/u.exec(rest)?.[1];
  if (dashed !== undefined) return dashed.split(/, | or | oder /u);
  const bracketed =
    /^\s?(?:enum)?\s?[:(]\s?((?:[`'"]?[\p{L}_-]{2,40}(?: \p{L}{2,20})?[`'"]?\s?[,/]\s?(?:or |oder )?){1,20}[`'"]?[\p{L}_-]{2,40}(?: \p{L}{2,20})?[`'"]?)\s?\)/u.exec(
      rest,
    );
  return bracketed &&
    !tellsOfField.test(bracketed[1] ?? '') &&
    !/^(?:yes|no|true|false|ja|nein|oui|non) ?[,/]/iu.test(bracketed[1] ?? '')
    ? (bracketed[1] ?? '').split(/[,/]/u).map((value) => bare(value.replace(/^\s?(?:or|oder)\s/u, '')))
    : [];
}

/** What brackets say of a field rather than of its values. */
const tellsOfField =
  /(?<!\p{L})(?:unique|required|optional|nullable|null|usually|sometimes|always|never|mostly|max|min|not|only|indexed|per|the|a|an)(?!\p{L})/iu;

function bare(value: string): string {
  return value.replace(/^[\s`'"]{1,3}|[\s`'"]{1,3}$/gu, '');
}

/** What is left once key words are taken off. */
function noteIn(rest: string, values: readonly string[], reference: string): string {
  if (values.length > 0) return '';
  const note = rest
    .replace(reference, '')
    .replace(
      /(?<!\p{L})(?:pk|primary key|not null|nullable|null(?! while)|unique|fk|required|optional)(?!\p{L})/giu,
      '',
    )
    .replace(/(?<!\p{L})default[:=\s]{1,3}[^\s,;)]{1,40}/iu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;]{1,6}(?=\))/gu, '')
    .replace(/^[\s,;:–-]{1,6}|[\s,;:.–-]{1,6}$/gu, '')
    .trim();
  const bare = /^\(([^()]*)\)?$/u.exec(note)?.[1] ?? note;
  return bare.split('(').length < bare.split(')').length ? bare.replace(/\)$/u, '') : bare;
}

/** "Has many devices", "can be acknowledged": what a thing does or has several of stands in a list of fields as a clause. */
export function isClausePart(part: string): boolean {
  return /^(?:has|have|contains?|consists of|carries|holds|can|may|must|is|are|gets?) (?=\p{L})/iu.test(
    part.trim(),
  );
}

/** Splits "a, b (x, y) and c" at the commas outside brackets. */
export function fieldList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (at === text.length || (depth === 0 && (sign === ',' || sign === ';'))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return joined(parts)
    .flatMap((part) => part.split(/\s(?:and|und|et|y|e|ed|i|&|\+)\s(?![^()]*\))/u))
    .map((part) =>
      part.replace(/^\s*(?:and|und|et|y|e|ed|i|an?|the|ein|eine|einen|une?|un|una)\s/iu, '').trim(),
    )
    .filter((part) => part !== '')
    .flatMap(fieldsOfPair);
}

/** What goes on about the field before it: "status: new | paid, default new". */
const goesOn =
  /^\s*(?:default(?:s to)?[ :=]|(?:unique|nullable|optional|required|mandatory|not null|pk|primary key|indexed)\s*$)/iu;

function joined(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts)
    if (whole.length > 0 && goesOn.test(part)) whole.push(`${whole.pop() ?? ''}, ${part.trim()}`);
    else whole.push(part);
  return whole;
}
