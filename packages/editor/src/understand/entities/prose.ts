import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import { beforeDeeds } from './deed-elsewhere.ts';
import type { Entity } from './entity.ts';
import { fieldList, readField } from './field.ts';
import { fieldName } from './field-name.ts';
import { unitIn } from './unit.ts';

const skip =
  '(?:(?:a|an|the|each|every|any|one|ein|eine|einer|jede|jeder|jedes|der|die|das|un|une|le|la|chaque|un|una|cada|el) ){0,2}';
const fieldsVerb =
  '(?:has|have|needs?|contains?|consists of|stores?|keeps?|includes?|holds|with(?: the)?(?: fields?| columns?)?|(?:fields?|columns?|spalten|felder|champs|columnas|campos)(?: are| sind| sont| son)?:?|hat|haben|enthält|besitzt|mit(?: den (?:spalten|feldern))?|a les champs|contient|possède|avec|tiene|contiene|con|(?:is|are|gets?) (?:logged|recorded|stored|saved|tracked|kept)(?: with(?: the)?)?)';

const patterns: readonly RegExp[] = [
  // each course has id, title, level, …
  new RegExp(
    `(?<![\\p{L}])${skip}\`?([\\p{L}_][\\p{L}\\p{N}_]{2,40})\`? (?:(?:table|entity|tabelle|record|object)s? )?${fieldsVerb}:? (.{8,400}?)[.!]?$`,
    'giu',
  ),
  // table \`users\` (id, email, name); the table rechnung, columns …
  /(?:table|tabelle|tabla|entity|collection)\s([\p{L}_][\p{L}\p{N}_]{1,50})(?:\s?\([^()]{0,60}\))?[,:]?\s(?:with (?:the )?|mit (?:den )?|avec (?:les )?|con (?:las |los )?)?(?:fields?|columns?|spalten|felder|champs|colonnes|columnas|campos):?\s(.{6,300}?)[.!]?$/giu,
  /(?:table|tabelle|tabla|entity|collection)\s([\p{L}_][\p{L}\p{N}_]{1,50})\s?[(:]\s?(.{6,300}?)\)?[.!]?$/giu,
];
const notEntity =
  /^(?:and|or|but|und|oder|et|ou|y|e|o|en|of|i|it|he|she|they|we|i|you|this|that|there|system|everyone|nobody|user(?=s? (?:needs|has) to)|who|what|which|answers?|repl(?:y|ies)|responds?|starts?|begins?|works?|goes|comes?|deals?|ends?|continues?|agrees?|helps?|es|sie|wir|er|il|elle|nous|on|él|ella)$/iu;

/** Entities described in a sentence by a list of at least three fields. */
export function proseEntities(statements: readonly Statement[]): Entity[] {
  return statements.flatMap((statement, position) => {
    const text = statement.text.replaceAll('`', '');
    for (const pattern of patterns) {
      pattern.lastIndex = 0;
      for (
        let match = pattern.exec(text), turn = 0;
        match && turn < 8;
        match = pattern.exec(text), turn += 1
      ) {
        const entity = entityIn(match, statement.index);
        const name = entity && nameFor(entity.name, statements.slice(0, position));
        if (entity && name) return [{ ...entity, name }];
        pattern.lastIndex = match.index + 1 + (match[1]?.length ?? 0);
      }
    }
    return [];
  });
}

/** "Each has url, secret, …" speaks of what the sentence before it counted: "max 10 webhooks". */
function nameFor(name: string, before: readonly Statement[]): string | null {
  if (!/^(?:each|every|one|these|those|all|jede[rs]?|chacun|cada)$/iu.test(name)) return name;
  const plural = /(?<!\p{L})(\p{Ll}{3,30}s)(?!\p{L})/u.exec(before.at(-1)?.masked.text ?? '')?.[1];
  return plural ? singularOf(plural) : null;
}

/** "The sexton's", and no "that's". */
const isOwner = /^(?!(?:that|it|there|he|she|who|what|let|here)['’])\p{Ll}+['’]s$/u;

/** In prose the words of a field make one name: "serial number", "installed at". Types are written in lists. */
export function inProse(part: string): string {
  const words = part.trim().split(/\s+/u);
  return words.length > 1 &&
    words.length <= 3 &&
    words.every((word, at) => /^\p{Ll}+$/u.test(word) || (at === 0 && isOwner.test(word))) &&
    !hasType.test(part)
    ? fieldName(words.join(' '))
    : part;
}

const hasType =
  /\s(?:uuid|ulid|text|string|varchar|char|int(?:eger)?|bigint|serial|numeric|decimal|float|double|bool(?:ean)?|date(?:time)?|timestamp(?:tz)?|jsonb?|bytea|blob|enum|pk|fk|unique|optional|required|nullable|primary key|foreign key)(?!\p{L})/iu;

/** "Una lectura por minuto con …", "eine Messung pro Stunde mit …": what there is of it in each stands before. */
const perOne = /(\p{L}{3,30}) (?:por|par|pro|per) (?:cada |chaque |jeden? |ogni )?$/iu;

/** "A project comes from a client with …": what the list belongs to stands before the preposition. */
const behindPreposition = /\p{L} (?:(?:from|by|for|of|in|at|to) (?:an?|the|one|its)|per) $/iu;

/** "Devices register with serial, firmware, …": who does it, where a verb stands before the list. */
const doer =
  /^(?:the |all |new |every |each |an? )?(\p{L}[\p{L}-]{2,30}) (?:registers?|reports?|signs? up|enrols?|enrolls?|arrives?|comes?|checks? in|starts?|opens?)$/iu;

function entityIn(match: RegExpExecArray, index: number): Entity | null {
  const before = match.input.slice(0, match.index + match[0].indexOf(match[1] ?? ''));
  const name =
    perOne.exec(before)?.[1] ??
    doer.exec(before + (match[1] ?? ''))?.[1] ??
    wholeName(before, match[1] ?? '');
  const list = (match[2] ?? '').replace(
    /^(?:an? |the |following )?(?:fields?|columns?|attributes?|properties)\s?:?\s/iu,
    '',
  );
  if (
    notEntity.test(name) ||
    // The last segment of a path: "/bookings with roomId and start" says what a call takes.
    /[/}]$/u.test(match.input.slice(0, match.index)) ||
    /^\p{Ll}+(?:ed|ing)$/u.test(name) ||
    (name === match[1] && behindPreposition.test(before)) ||
    /^(?:about|around|over|more|less|some|many|up|at|roughly|to|it|them|this|that|these|him|her|us|me|you|\d)(?!\p{L})/iu.test(
      list,
    )
  )
    return null;
  const listed = beforeDeeds(fieldList(list));
  // What there are several of, and what is said of the two together, are no fields.
  if (listed.some((part) => /^(?:several|many|multiple|various|with) /iu.test(part))) return null;
  const parts = listed.map((part) =>
    inProse(
      part
        .replace(/^(?:optional(?:ly)?|maybe) (?=\p{L}+ )/iu, '')
        .replace(/\s(?:in|as|als|en)\s.{1,30}$/iu, ''),
    ),
  );
  const fields = parts
    .map((part, at) => {
      const field = readField(part);
      return field && { ...field, note: unitIn(listed[at] ?? '') ?? '' };
    })
    .filter((field) => field !== null);
  const isShort = parts.every(
    (part) =>
      part
        .replace(/\([^()]{0,120}\)/gu, '')
        .trim()
        .split(/\s+/u).length <= 3,
  );
  const hasColumn = fields.some(
    (field) =>
      field.isKey || field.type !== null || /_|[a-z][A-Z]|^(?:id|name|title|email)$/u.test(field.name),
  );
  if (parts.length < 3 || fields.length < parts.length || !isShort || !hasColumn) return null;
  return { name: opensEnglish(match) ? singularOf(name.toLowerCase()) : name, fields, statements: [index] };
}

/** "Every download row stores", "a log entry has": the words before a noun that says too little, without what only says that it is kept. */
function wholeName(before: string, noun: string): string {
  const first = /(?:(?:^|\s)(?:each|every|an?|the|one|any) |[:;] )(\p{L}{3,30}) $/iu
    .exec(before)?.[1]
    ?.toLowerCase();
  if (first === undefined || !/^(?:row|record|object|table|entry|item|line)$/iu.test(noun)) return noun;
  return /^(?:row|record|object|table)$/iu.test(noun) ? first : `${first}_${noun.toLowerCase()}`;
}

/** "Jobs have id, type, …": a plain word has its capital, and its plural, from the sentence alone. */
function opensEnglish({ index, 0: whole, 1: name = '' }: RegExpExecArray): boolean {
  return (
    index === 0 &&
    /^\p{Lu}\p{Ll}+s$/u.test(name) &&
    new RegExp(`^${name} (?:have|need|contain|store|include|hold) `, 'u').test(whole)
  );
}
