import { actionOf } from '../../understand/api/action.ts';
import { handedInNote, listedInNote, notesBehind } from '../../understand/api/call-note.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { callsIn, isCallOf, pathParameters } from '../../understand/api/endpoint.ts';
import { writtenFields } from '../../understand/api/notation/written-fields.ts';
import { parameterOf } from '../../understand/api/nouns.ts';
import { boundIn } from '../../understand/entities/deal-fields.ts';
import { type Entity, type Field, plainField } from '../../understand/entities/entity.ts';
import { fieldName } from '../../understand/entities/field-name.ts';
import { describedPart } from '../../understand/entities/told/part.ts';
import { partsOf } from '../../understand/entities/told/parts.ts';
import type { Statement } from '../../understand/statement.ts';
import { fieldsElsewhere, fieldsIn, givesElsewhere, plain } from './listed-fields.ts';
import { isMadeByServer, spanIn } from './made-by-server.ts';
import { resourceOf } from './resource-of.ts';

/** What a sentence says is handed in: "blocks a compartment with a reason", "needs a reason", "takes value and date". */
const handedIn =
  /(?<!\p{L})(?:with|needs?|takes?|requires?|accepts?|giving|including|stating|must give|body(?: is|:)?) ((?:an? |the |its |their |optionally |optional )?(?!to |it(?!\p{L})|them|that|place|time|effect|longer|forever|ages|too|about|around|roughly|like|over|up to|part)\p{L}.{2,300})$/iu;
/** "POST /payouts - amount in cents, currency". */
const behindCall =
  /(?:^|(?<=\p{L} ))(?:POST|PUT|PATCH) \/\S*\s?(?:[-–:,]|with|takes?:?|body:?)\s(?!like|about|around|over|forever|ages|too |up to|creates|opens|returns|is |to )(\p{L}.{2,300})$/u;
/** "PUT /flags/{key} sets enabled and rolloutPercent". */
const changed =
  /(?<!\p{L})(?:sets?|updates?|changes?|edits?) ((?!to |it(?!\p{L})|them|all|any|an? |the \p{L}+$)\p{L}.{2,300})$/iu;
/** "Buses send it to POST /positions (lat, lon, speed)". */
const bracketedBehind = /(?<!\p{L})(?:POST|PUT|PATCH) \/[^\s()]+ \(([^():]{2,40}(?:, [^():]{2,40}){1,10})\)/u;
/** "The role of a member": the field is the role. */
const ofOne =
  /^((?:the )?\p{L}+(?: (?:per )?\p{L}+){0,2}) of (?:an?|the|one|their|its|each) \p{L}+(\s\([^()]{2,120}\))?.*$/iu;
/** "Move a sample to another position". */
const movedTo = /(?<!\p{L})(?:to|for|into) (?:another|a new|a different|a later|an earlier) (\p{L}{3,20})/iu;
/** The fields a call hands in; `whole` are the sentences that its words were taken from. */
export function sentFields(
  endpoint: Endpoint,
  entity: Entity | null,
  sentences: readonly string[],
  whole: readonly string[] = [],
): readonly Field[] {
  if (!['POST', 'PUT', 'PATCH'].includes(endpoint.method)) return [];
  const written = sentences.flatMap((sentence) => writtenFields(sentence, true).sent);
  if (written.length > 0) return written;
  const about = [
    ...(endpoint.about === undefined ? [] : [plainField(parameterOf(endpoint.about))]),
    ...(endpoint.method === 'POST' && endpoint.phrase !== null ? sentences.flatMap(spanIn) : []),
  ];
  // "Returns 202 with the id" says what comes back.
  const listed = sentences
    .filter((sentence) => !givesBack.test(sentence))
    .flatMap((sentence) => [
      ...(givesElsewhere.test(sentence) ? [] : fieldsElsewhere(sentence)),
      ...fieldsIn(behindCall.exec(plain(sentence))?.[1]),
      ...fieldsIn(bracketedBehind.exec(plain(sentence))?.[1]?.replace(/^.*[1-5]\d\d.*$/u, '')),
      ...fieldsIn(movedTo.exec(sentence)?.[1]),
      ...(endpoint.method === 'POST'
        ? []
        : fieldsIn(changed.exec(plain(sentence))?.[1]?.replace(ofOne, '$1$2'))),
      ...fieldsIn(handedIn.exec(plain(sentence).replace(/^take /iu, ''))?.[1]),
      ...(endpoint.phrase !== null ? [...inBrackets(sentence), ...ratedBy(sentence)] : []),
      ...bounded(sentence),
    ]);
  const told = [...about, ...listed.filter(({ name }) => !about.some((one) => one.name === name))];
  // A deed such as "cancel" takes what is said of it, and not the thing it is done to.
  if (actionOf(endpoint) !== null) return told;
  const own = (entity?.fields ?? []).filter(
    (field) => !field.isKey && !pathParameters(endpoint.path).some((name) => bare(name) === bare(field.name)),
  );
  if (endpoint.method !== 'PATCH') {
    const isGiven = (field: Field) =>
      !isMadeByServer(field, entity?.name ?? resourceOf(endpoint), sentences, whole);
    const given = own.filter(isGiven);
    return own.length > 0 ? [...about.filter(isNone(given)), ...given] : told.filter(isGiven);
  }
  const said = ` ${sentences
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = own.filter(({ name }) =>
    [name.replaceAll('_', ' '), name.split('_')[0] ?? name].some((words) =>
      said.includes(` ${words.toLowerCase()} `),
    ),
  );
  const known = new Set(named.map(({ name }) => name));
  const further = told
    // "Target temp" is the target temperature that it has.
    .map((one) => own.find(({ name }) => one.name.includes('_') && name.startsWith(one.name)) ?? one)
    .filter(({ name }) => !known.has(name));
  if (named.length + further.length > 0) return [...named, ...further];
  return sentences.length === 0 || changesAny.test(sentences.join(' ')) ? own : [];
}

/** Fields that are known by no other name among others: "spotId" and "spot_id" are one. */
function isNone(others: readonly Field[]): (field: Field) => boolean {
  const known = new Set(others.map(({ name }) => bare(name)));
  return ({ name }) => !known.has(bare(name));
}

/** "Reserve a place (plate, arrival, departure)": the list in brackets that ends the words of a call. */
function inBrackets(sentence: string): readonly Field[] {
  const list = /\(([^():;]{3,60}(?:, [^(),:;]{2,40}){1,10})\)$/u.exec(sentence.trim())?.[1];
  if (list === undefined || /[1-5]\d\d/u.test(list)) return [];
  const fields = partsOf(list).flatMap((part) => describedPart(part)?.field ?? []);
  return fields.length === list.split(', ').length ? fields : [];
}

/** "Rate it with 1 to 5 stars". */
function ratedBy(sentence: string): readonly Field[] {
  const at = sentence.search(/ (?:with|from|on a scale of) \d/u);
  return at < 0 ? [] : boundIn(sentence.slice(at));
}

/** "Title max 80 chars, body at most 240": fields by what they are bounded to. */
function bounded(sentence: string): readonly Field[] {
  return [
    ...sentence.matchAll(
      /(?<=[,;(] ?)(\p{L}{2,20}(?: \p{L}{2,20})?) ((?:max\.?|maximum|at most|up to) \d[\d.,]{0,10}(?: (?:chars?|characters|letters|[KMG]B|bytes))?)(?=$|[,;).]| and )/giu,
    ),
  ].map(([, name = '', note = '']) => ({ ...plainField(fieldName(name)), note }));
}

const givesBack = /^(?:it |this |then )?(?:returns?|answers?|responds?|response)(?!\p{L})/iu;

/** Verbs that change whatever there is, where others only move a thing into another state. */
const changesAny = /(?<!\p{L})(?:updates?|edits?|changes?|modif(?:y|ies)|corrects?|patch(?:es)?)(?!\p{L})/iu;

/** The sentences that tell an operation, without labels that say which; of one with several calls what stands beside its own. */
export function sentencesOf(endpoint: Endpoint, statements: readonly Statement[], text: string): string[] {
  if (endpoint.phrase !== null) return endpoint.phrase.split('; ');
  const noted = notesBehind(endpoint, text).flatMap(
    (note) => handedInNote(endpoint, note) ?? listedInNote(endpoint, note) ?? [],
  );
  return [...noted, ...statements.map((one) => besideOwnCall(one.text, endpoint))];
}

function besideOwnCall(text: string, endpoint: Endpoint): string {
  const calls = callsIn(text);
  const at = calls.findIndex((one) => isCallOf(one, endpoint));
  const own = calls[at];
  if (calls.length < 2 || own === undefined) return text;
  const start = at === 0 ? 0 : own.index;
  return text.slice(start, calls[at + 1]?.index).replace(/[`,;\s]+$/u, '');
}

function bare(name: string): string {
  return name.toLowerCase().replace(/_?id$/u, '').replaceAll('_', '');
}
