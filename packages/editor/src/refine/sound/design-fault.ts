import { endpointsIn } from '../../document/endpoints.ts';
import { sectionsOf } from '../../document/outline.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { parametersIn } from '../endpoints/parameter-edits.ts';
import { entitiesIn } from '../entities/places.ts';
import { readOnce } from '../per-draft.ts';
import { resourcesIn } from '../records/resource-record.ts';
import { wholeWords } from '../target/phrase.ts';
import { changedLines } from './changed-lines.ts';

/**
 * What a change would make of an API design or a data model that no reader of it could use: JSON that does not parse, an
 * endpoint that table and details name differently, a wish about a field as a sentence beside an unchanged table. Null where
 * the change is sound, and in other documents; else a message for the person who gave the feedback.
 */
export function designFaultOf(draft: Draft, after: string, clause: string): string | null {
  const fault = faultIn(draft, after, clause);
  return fault === null
    ? null
    : `Nothing was changed: ${fault}. Name the part and what it is to be, such as: the parameter limit of GET /items is optional.`;
}

function faultIn(draft: Draft, after: string, clause: string): string | null {
  const names = namesOf(draft);
  if (names.size === 0) return null;
  const now = draftOf(after, draft.request);
  if (brokenJson(after) > brokenJson(draft.text)) return 'this would have left an example that is no JSON';
  if (isTorn(now) && !isTorn(draft))
    return 'this would have left the table of endpoints and their details apart';
  const odd = entitiesIn(now).find(({ name }) => !/^[\p{L}\p{N}_.-]+$/u.test(name));
  if (odd && !entitiesIn(draft).some(({ name }) => name === odd.name))
    return `"${odd.name}" is no name for an entity`;
  const verb = [...namesOf(now)].find((name) => !names.has(name) && isOnlyDone(name, clause));
  if (verb !== undefined) return `"${verb}" says what is to be done, and names nothing`;
  const orphan = resourceWithoutRow(draft, now);
  const emptied = resourceWithoutFields(draft, now);
  if (emptied !== null) return `this would have left "${emptied}" without its fields`;
  if (orphan !== null) return `this would have left calls on "${orphan}" without their resource`;
  if (hasProseBesideCode(draft, now)) return 'this would have put a sentence beside a script or a diagram';
  if (hasLooseField(draft, now)) return 'this would have put a field of a table into running text';
  return isBeside(draft.text, after, clause, names)
    ? 'this speaks of a part of the design, and would have been put beside it as a sentence'
    : null;
}

/** "An endpoint to extend a booking": a word that stands in what was said as a verb behind "to" alone. */
function isOnlyDone(name: string, clause: string): boolean {
  const places = [...clause.matchAll(wholeWords(name, 'gi'))];
  return (
    places.length > 0 &&
    isBaseVerb(name) &&
    places.every(({ index }) => /(?:^|\s)to\s$/iu.test(clause.slice(0, index)))
  );
}

/** A resource that is in no table any more, while the table of endpoints has calls on it. */
function resourceWithoutRow(before: Draft, now: Draft): string | null {
  const left = new Set(resourcesIn(now).map(({ name }) => name));
  const gone = resourcesIn(before).filter(({ name }) => !left.has(name));
  const calls = now.units.filter((unit) => unit.kind === 'row' && /(?:^|\s)\//u.test(unit.text));
  return gone.find(({ name }) => calls.some(({ cells }) => cells.includes(name)))?.name ?? null;
}

/** A resource in the place of whose fields words stand. */
function resourceWithoutFields(before: Draft, now: Draft): string | null {
  const held = new Map(
    resourcesIn(before).map(({ name, cell }) => [name, before.text.slice(cell.start, cell.end)]),
  );
  const emptied = resourcesIn(now).find(
    ({ name, fields, cell }) =>
      fields.length === 0 &&
      (held.get(name) ?? now.text.slice(cell.start, cell.end)) !== now.text.slice(cell.start, cell.end),
  );
  return emptied?.name ?? null;
}

/** Whether a section that held a block of code and nothing else holds words, too. */
function hasProseBesideCode(before: Draft, now: Draft): boolean {
  const titles = before.outline.sections
    .filter(({ nodes }) => nodes.length > 0 && nodes.every(({ type }) => type === 'code'))
    .map(({ title }) => title);
  return now.outline.sections.some(
    ({ title, nodes }) => titles.includes(title) && nodes.some(({ type }) => type !== 'code'),
  );
}

/** Whether a field is in no table any more, and its row in other words elsewhere. */
function hasLooseField(before: Draft, now: Draft): boolean {
  const fieldsOf = (draft: Draft) =>
    entitiesIn(draft).flatMap(({ name, rows }) => rows.map((row) => `${name}.${row.name}`));
  const left = new Set(fieldsOf(now));
  const gone = fieldsOf(before).filter((field) => !left.has(field));
  if (gone.length === 0) return false;
  const { fresh } = changedLines(before.text, now.text);
  return gone.some((field) => fresh.some((line) => line.includes(`\`${field.replace(/^.*\./u, '')}\` (`)));
}

/** The names that the tables of a design give to fields, parameters and calls. */
const namesOf = readOnce(
  (draft: Draft): ReadonlySet<string> =>
    new Set([
      ...entitiesIn(draft).flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)]),
      ...parametersIn(draft).map(({ name }) => name),
      ...resourcesIn(draft).flatMap(({ name, fields }) => [name, ...fields]),
      ...operationsIn(draft).flatMap(({ endpoint }) => [endpoint.path]),
    ]),
);

function brokenJson(text: string): number {
  return [...text.matchAll(/^```json\r?\n(?<json>[\s\S]*?)\r?\n```/gmu)].filter(
    (block) => !isSound(block.groups?.['json'] ?? ''),
  ).length;
}

const jsonType = /^(?:string|number|integer|boolean|array|object|null)$/u;

/** JSON that parses; in an OpenAPI document types are types and answers are statuses. */
function isSound(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'openapi' in value ? isSchema(value) : true;
  } catch {
    return false;
  }
}

function isSchema(value: unknown, key = ''): boolean {
  if (Array.isArray(value)) return value.every((one) => isSchema(one));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) => {
    if (name === 'type' && typeof member === 'string' && key !== 'properties') return jsonType.test(member);
    if (key === 'responses' && /^\D/u.test(name) && /[\s.]/u.test(name)) return false;
    return isSchema(member, name);
  });
}

/** Whether the table of endpoints names a call that no detail describes while others are described. */
function isTorn(draft: Draft): boolean {
  const [home] = sectionsOf(draft.outline, 'endpoints');
  const told = operationsIn(draft).map(({ endpoint }) => endpoint.key);
  if (!home || told.length === 0) return false;
  const listed = draft.units
    .filter((unit) => unit.kind === 'row' && !unit.header && unit.section === home)
    .flatMap((unit) => endpointsIn(unit.cells.join(' ').replaceAll('`', '')).map(({ key }) => key));
  return listed.some((key) => !told.includes(key));
}

const structure =
  /(?<!\p{L})(?:required|optional|mandatory|nullable|null|unique|default(?:s to)?|param(?:eter|ètre)?s?|parámetros?|query|header|fields?|columns?|enum|integer|string|boolean|uuid|varchar|smallint|bigint|timestamptz?|primary key|foreign key|index(?:ed)?|endpoint|response|request body|status code|pflicht\p{L}*|spalte|feld|entity|eindeutig|obligatoire|champ|colonne|campo|columna|obligatori[oa])(?!\p{L})|(?<![\p{L}\d.])[45]\d\d(?![\p{L}\d])/iu;
/** What is said of fields and tables alone, whether or not the document has them. */
const ofTables =
  /(?<!\p{L})(?:an? (?:integer|string|boolean|uuid|timestamp|enum)|(?:own|separate|new) (?:entity|table)|nullable)(?!\p{L})/iu;
const wantsWords =
  /(?<!\p{L})(?:requirements?|rules?|notes?|remark|sentence|paragraph|open question|question|risk|assumption|mention|explain|describe|document that|state that|say that|section|anforderung|frage|abschnitt|satz|exigence|section|requisito|sección|pregunta)(?!\p{L})|\?\s*$/iu;

/** Whether a clause about the structure of named parts became nothing but prose. */
function isBeside(before: string, after: string, clause: string, names: ReadonlySet<string>): boolean {
  if (!structure.test(clause) || wantsWords.test(clause)) return false;
  const words = new Set(clause.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_-]*|\/\S+/gu));
  const isNamed =
    [...names].some((name) => words.has(name.toLowerCase())) ||
    /(?:GET|POST|PUT|PATCH|DELETE)\s\/|(?<![\p{L}\p{N}])\p{L}+_\p{L}|(?<![\p{L}\p{N}])\p{Ll}+\p{Lu}\p{Ll}/u.test(
      clause,
    );
  if (!isNamed && !ofTables.test(clause)) return false;
  const { gone, fresh } = changedLines(before, after);
  const isProse = (line: string) =>
    (/^\s*(?:[-*+]\s|\*\*|\p{L})/u.test(line) && !/^\s{2,}\w+ \w+/u.test(line)) ||
    (/^\|.*[.!] \|$/u.test(line) && shares(line, words));
  // what answers an open question stands where that was open
  if (gone.some((line) => /(?<!\p{L})Q-\d/u.test(line))) return false;
  const written = fresh.filter((line) => line.trim() !== '');
  const lost = gone.filter((line) => line.trim() !== '');
  // what goes is a part of a table, no sentence about it
  if (written.length === 0)
    return lost.length > 0 && lost.every(isProse) && !/(?<!\p{L})[A-Z]{1,4}-\d/u.test(clause);
  return (
    written.length > 0 &&
    written.every((line) => isProse(line) || /^#/u.test(line)) &&
    gone.every((line) => isProse(line) || line.trim() === '' || /^#/u.test(line)) &&
    written.some((line) => shares(line, words))
  );
}

const ENOUGH = 4;

function shares(line: string, words: ReadonlySet<string>): boolean {
  const own = line.toLowerCase().match(/\p{L}[\p{L}\p{N}_-]*/gu) ?? [];
  return own.filter((word) => words.has(word)).length >= Math.min(ENOUGH, words.size);
}
