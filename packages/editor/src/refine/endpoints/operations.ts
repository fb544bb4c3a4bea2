import { contentWords } from '../../document/content-words.ts';
import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import type { Section } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { cellSpans, plain } from '../entities/places.ts';

/** An operation of an API with the section that describes it. */
export interface OperationPlace {
  readonly endpoint: Endpoint;
  readonly section: Section;
}

/** A row of a table of answers. */
export interface AnswerRow {
  readonly status: string;
  readonly cell: Span;
  readonly meaning: Span;
  readonly unit: Unit;
}

/** The operations that a draft describes under headings of their own, in order. */
export function operationsIn(draft: Draft): OperationPlace[] {
  return draft.outline.sections.flatMap((section): OperationPlace[] => {
    const [endpoint, ...others] = section.level > 2 ? endpointsIn(section.title) : [];
    return endpoint && others.length === 0 ? [{ endpoint, section }] : [];
  });
}

/** The same operations in another state of the draft. */
export function sameOperations(draft: Draft, operations: readonly OperationPlace[]): OperationPlace[] {
  return operationsIn(draft).filter((one) =>
    operations.some(({ endpoint }) => endpoint.key === one.endpoint.key),
  );
}

/** The rows of an operation that say what a status means. */
export function answersOf(draft: Draft, { section }: OperationPlace): AnswerRow[] {
  return draft.units.flatMap((unit): AnswerRow[] => {
    const status = plain(unit.cells[0] ?? '');
    if (unit.kind !== 'row' || unit.section !== section || !/^[1-5]\d\d$/u.test(status)) return [];
    const [cell, meaning] = cellSpans(draft.text, unit.start, unit.end);
    return cell && meaning ? [{ status, cell, meaning, unit }] : [];
  });
}

/** Whether a place of a text lies in the cell of a row that names the status of an answer: that is no value of anything. */
export function isInStatusCell(draft: Draft, at: number): boolean {
  return draft.units.some(({ kind, cells, start, end }) => {
    if (kind !== 'row' || at < start || at >= end || !/^`?[1-5]\d\d`?$/u.test(cells[0]?.trim() ?? ''))
      return false;
    const [cell] = cellSpans(draft.text, start, end);
    return cell !== undefined && at >= cell.start && at < cell.end;
  });
}

/** Words that tell a method, as `contentWords` stems them; words that any feedback may begin with tell none. */
const cues: readonly (readonly [method: string, words: RegExp])[] = [
  ['GET', /^(?:list|search|query|fetch|read|retriev|brows|download|liste|listet|abruf|lister|listar|leer)$/u],
  [
    'POST',
    /^(?:creat|creation|register|registr\p{L}*|submit|upload|book|buch\p{L}*|reserv\p{L}*|insert|erstell\p{L}*|anleg\p{L}*|creer|enregistr\p{L}*|crear)$/u,
  ],
  ['PATCH', /^(?:updat|edit|modif\p{L}*|extend|reschedul|ander\p{L}*|actualiz\p{L}*)$/u],
  [
    'DELETE',
    /^(?:delet\p{L}*|cancel\p{L}*|eras|revok|withdraw|losch\p{L}*|stornier\p{L}*|supprim\p{L}*|suppression|annul\p{L}*|borr\p{L}*|elimin\p{L}*|usun\p{L}*)$/u,
  ],
];
const ofMany = /(?<!\p{L})(?:list|lists|all|search|query|filter|overview|liste|lista)(?!\p{L})/iu;
const ofOne = /(?<!\p{L})(?:single|one|detail|details|individual|einzelne[rns]?|un seul|una sola)(?!\p{L})/iu;
/** An operation has to be told this well, and better than any other. */
const LEAST = 2;

/**
 * The operations that words point to: those written as "METHOD /path", those of a path or a method that is written, else
 * the one operation that verb, noun and its own description single out. None where the words leave it open.
 */
export function operationsMeant(draft: Draft, words: string): OperationPlace[] {
  const all = operationsIn(draft);
  const written = words.replace(
    /(?<![\p{L}\p{N}])(get|post|put|patch|delete)(?=\s{1,2}`?\/)/giu,
    (method: string) => method.toUpperCase(),
  );
  const calls = endpointsIn(written.replaceAll('`', ''));
  if (calls.length > 0) {
    const found = all.filter(({ endpoint }) => calls.some(({ key }) => key === endpoint.key));
    return new Set(calls.map(({ key }) => key)).size === found.length ? found : [];
  }
  const [path] = /(?<![\p{L}\p{N}/])\/[\p{L}_][^\s`",;:()?]*/u.exec(words) ?? [];
  const near =
    path === undefined
      ? all
      : all.filter(({ endpoint }) => keyOfPath(endpoint) === endpointsIn(`GET ${path}`)[0]?.key.slice(4));
  const methods = methodsIn(words, all);
  if (path !== undefined && near.length > 0 && methods.size === 0) return near;
  const scored = near
    .map((operation) => ({ operation, score: scoreOf(draft, operation, near, words, methods) }))
    .toSorted((left, right) => right.score - left.score);
  const [best, next] = scored;
  if (!best || best.score < LEAST || best.score <= (next?.score ?? 0)) return [];
  return isMadeBy(words, methods, best.operation.endpoint) ? [] : [best.operation];
}

function keyOfPath({ key, method }: Endpoint): string {
  return key.slice(method.length + 1);
}

/** Methods that words name: by capitals, or by a verb for what it does. */
function methodsIn(words: string, all: readonly OperationPlace[]): ReadonlySet<string> {
  const named = words.match(/(?<![\p{L}\p{N}])(?:GET|POST|PUT|PATCH|DELETE)(?![\p{L}\p{N}])/gu) ?? [];
  if (named.length > 0) return new Set(named);
  // a reservation is what is spoken of, where to reserve is what is done
  const things = new Set(all.flatMap(({ endpoint }) => contentWords(endpoint.path)));
  const said = contentWords(words).filter((word) => !things.has(word));
  return new Set(cues.flatMap(([method, cue]) => (said.some((word) => cue.test(word)) ? [method] : [])));
}

function scoreOf(
  draft: Draft,
  operation: OperationPlace,
  others: readonly OperationPlace[],
  words: string,
  methods: ReadonlySet<string>,
): number {
  const { method, path } = operation.endpoint;
  const said = contentWords(words);
  const names = (noun: string) => contentWords(noun).some((one) => said.some((word) => areKin(one, word)));
  const nouns = path.split('/').filter((segment) => segment !== '' && !/[{:<]/u.test(segment));
  const isItem = /[}>]$|:\w+$/u.test(path);
  const own = ownWords(draft, operation).filter(
    (word) =>
      !nouns.some((noun) => contentWords(noun).some((one) => areKin(one, word))) &&
      others.every((other) => other === operation || !ownWords(draft, other).includes(word)),
  );
  return (
    (methods.has(method) || (method === 'PUT' && methods.has('PATCH')) ? 2 : 0) +
    (names(nouns.at(-1) ?? '') ? 2 : 0) +
    (isDone(words, nouns.at(-1) ?? '') ? 1 : 0) +
    (nouns.slice(0, -1).some(names) ? 1 : 0) +
    (said.some((word) => own.some((one) => areKin(one, word))) ? 1 : 0) +
    (method === 'GET' && ((ofMany.test(words) && !isItem) || (ofOne.test(words) && isItem)) ? 1 : 0)
  );
}

/** "Booking a telescope" makes a booking: no call that reads, changes or deletes one is meant. */
function isMadeBy(words: string, methods: ReadonlySet<string>, { method, path }: Endpoint): boolean {
  const noun = path.split('/').findLast((segment) => segment !== '' && !/[{:<]/u.test(segment)) ?? '';
  const does = /^(?:POST|PUT)$/u.test(method) || methods.has(method);
  return !does && isDone(words, noun);
}

/** "Booking a room …" is about bookings before it is about rooms. */
function isDone(words: string, noun: string): boolean {
  const act = /^\p{L}+ing(?= )/iu.exec(words.trim())?.[0] ?? '';
  const [doing = ''] = contentWords(act);
  return doing !== '' && contentWords(noun).some((one) => areKin(one, doing));
}

/** The words of the sentences that tell one operation alone. */
function ownWords(draft: Draft, { section, endpoint }: OperationPlace): readonly string[] {
  const body = draft.text.slice(section.headingEnd, section.bodyEnd);
  const told = /^\s*(.*?)(?=\n\s*\n\*\*[^\n*]+\*\*\s*\n|$)/su.exec(body)?.[1] ?? '';
  if (endpointsIn(told).some(({ key }) => key !== endpoint.key)) return [];
  return contentWords(told.replaceAll(endpoint.path, ' '));
}
