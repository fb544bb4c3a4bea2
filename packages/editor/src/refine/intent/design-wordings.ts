import { contentWords } from '../../document/content-words.ts';
import { endpointsIn } from '../../document/endpoints.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { operationsIn, operationsMeant } from '../endpoints/operations.ts';
import { parametersIn } from '../endpoints/parameter-edits.ts';
import { entitiesIn, plain } from '../entities/places.ts';
import type { Intent, Slots } from './intent.ts';
import { restOf } from './rest-of-clause.ts';

/** Ways to say an intent about an API or a data model in the plain English that its readers take; none for other drafts, and where it is not sure which part is meant. */
export function designWordings({ operation, slots }: Intent, draft: Draft, clause: string): string[] {
  if (entitiesIn(draft).length === 0 && operationsIn(draft).length === 0) return [];
  if (operation === 'add') return additions(slots, draft, clause);
  return operation === 'strength' || operation === 'mark' ? traits(slots, draft, clause) : [];
}

const methods = /(?<![\p{L}])(?:GET|POST|PUT|PATCH|DELETE)(?![\p{L}])/gu;
const ofField = /(?:fields?|columns?|attributes?|propert(?:y|ies))$/iu;
const ofEntity = /(?:entit(?:y|ies)|tables?)$/iu;
const ofCall = /(?:endpoints?|routes?|operations?|calls?)$/iu;
const ofParameter = /(?:parameters?|params?|filters?)$/iu;
const ofIndex = /ind(?:ex|exes|ices)$/iu;
const ofValues = /(?:values?|states?|enums?)$/iu;
const ofCheck = /(?:constraints?|checks?)$/iu;

function additions(slots: Slots, draft: Draft, clause: string): string[] {
  const { kind = '', to = '' } = slots;
  const [call] = endpointsIn(to.replaceAll('`', ''));
  // "DELETE /rooms should be PUT" speaks of a call, and adds none
  if (call && (clause.match(methods)?.length ?? 0) > 1) return [];
  if (call && (kind === '' || ofCall.test(kind)))
    return operationsIn(draft).some(({ endpoint }) => endpoint.key === call.key)
      ? []
      : [`add an endpoint ${call.method} ${call.path}`];
  const names = namesIn(wholeList(to, clause));
  if (ofEntity.test(kind)) return names.length === 1 ? [freshEntity(names[0] ?? '', clause)] : [];
  if (ofCheck.test(kind)) return to.split(' ').length > 2 ? [`add a constraint: ${to}`] : [];
  if (names.length === 0) return [];
  const listed = inWords(names);
  if (ofIndex.test(kind)) {
    const owner = ownerOf(names, draft, clause);
    const [first = '', ...others] = names.map(
      (name) => owner?.rows.find((row) => isCalled(row.name, name))?.name ?? name,
    );
    return owner ? [`add an index on ${inWords([`${owner.name}.${first}`, ...others])}`] : [];
  }
  if (ofParameter.test(kind)) {
    const calls = operationsMeant(draft, slots.of ?? restOf(clause, slots).rest);
    const only = calls.length === 1 ? calls[0]?.endpoint : undefined;
    return only && names.length === 1
      ? [`add a query parameter ${names[0]} to ${only.method} ${only.path}`]
      : [];
  }
  if (ofValues.test(kind)) {
    const field = fieldNamed(slots.of ?? restOf(clause, slots).rest, draft);
    return field && names.length > 1
      ? [`${field.entity.name}.${field.name} has the values ${names.join(', ')}`]
      : [];
  }
  if (kind !== '' && !ofField.test(kind)) return [];
  const owner = entityNamed(slots.of ?? slots.in ?? restOf(clause, slots).rest, draft);
  const fresh = names.filter((name) => !owner?.rows.some((row) => row.name === name));
  // one word that is called no field can be anything that somebody misses
  const isTold =
    kind !== '' || (slots.of !== undefined && (names.length > 1 || names.some((name) => name.includes('_'))));
  if (!owner || fresh.length === 0 || !isTold) return [];
  return [`add ${names.length > 1 ? 'fields' : 'a field'} ${listed} to ${owner.name}`];
}

/** A table with the fields that a clause names behind it: "permit_change: permit, clerk and when". */
function freshEntity(name: string, clause: string): string {
  const behind = clause.slice(clause.indexOf(name) + name.length);
  const listed =
    /^(?:`|"|”)?(?:\s+with|:)\s+(?<fields>[^.;:()]{2,160})/iu.exec(behind)?.groups?.['fields'] ?? '';
  const fields = namesIn(listed.replace(/ as an? (?:entity|table)$/iu, ''));
  return fields.length > 0 ? `add a table ${name} with ${inWords(fields)}` : `add an empty table ${name}`;
}

/** "Updated_at" of "updated_at, free and total" is the first of three. */
function wholeList(to: string, clause: string): string {
  const behind = clause.slice(clause.indexOf(to) + to.length);
  const more = /^(?:, [\p{L}_]\w*)*,? and [\p{L}_]\w*(?=[,.;:)]|$)/u.exec(behind)?.[0] ?? '';
  return clause.includes(to) ? to + more : to;
}

/** The names that words list; empty where one of them is none. */
function namesIn(words: string): string[] {
  const names = words
    .replaceAll(/[`"“”.]/gu, '')
    .split(/\s*(?:,|\+|\sand\s|&)\s*/u)
    .map((one) => one.trim().replace(/^(?:and|the|an?) /iu, ''))
    .filter((one) => one !== '');
  return names.every((one) => /^[\p{L}_][\p{L}\p{N}_-]{0,40}$/u.test(one) && keysIn(one).length === 0)
    ? names
    : [];
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A thing of the design, with the names of its fields. */
interface Owner {
  readonly name: string;
  readonly rows: readonly { readonly name: string }[];
}

/** The entities of a draft and, of an API, its resources. */
function ownersIn(draft: Draft): Owner[] {
  const resources = draft.units.flatMap(({ kind, header, section, cells }): Owner[] => {
    const isResource = kind === 'row' && !header && section?.ids.includes('resources') === true;
    const [name = '', fields = ''] = cells;
    return isResource ? [{ name: plain(name), rows: namesIn(fields).map((one) => ({ name: one })) }] : [];
  });
  return [...entitiesIn(draft), ...resources];
}

/** The one entity whose name stands in words. */
function entityNamed(words: string, draft: Draft): Owner | null {
  const found = ownersIn(draft).filter(({ name }) => holdsName(words, name));
  const [longest, ...others] = found.toSorted((left, right) => right.name.length - left.name.length);
  return longest && others.every(({ name }) => longest.name.includes(name)) ? longest : null;
}

function holdsName(words: string, name: string): boolean {
  const spoken = name.replaceAll(/[_-]/gu, '[ _-]');
  return new RegExp(`(?<![\\p{L}\\p{N}_/])${spoken}s?(?![\\p{L}\\p{N}_/])`, 'iu').test(plain(words));
}

/** "Plate" is also what people call `plate_id`. */
function isCalled(field: string, name: string): boolean {
  return field === name || field === `${name}_id`;
}

/** The one entity that has all of the fields, or the one among them that the clause names. */
function ownerOf(names: readonly string[], draft: Draft, clause: string): Owner | null {
  const owners = ownersIn(draft).filter(({ rows }) =>
    names.every((name) => rows.some((row) => isCalled(row.name, name))),
  );
  const [only, ...others] = owners;
  return others.length === 0
    ? (only ?? null)
    : (owners.find(({ name }) => name === entityNamed(clause, draft)?.name) ?? null);
}

/** A field as words name it, with its entity. */
interface Named {
  readonly entity: Owner;
  readonly name: string;
}

/** The one field whose name stands in words; of several entities that have it the one that they name. */
function fieldNamed(words: string, draft: Draft): Named | null {
  const owner = entityNamed(words.replace(/\.(?=[\p{L}_])/gu, ' '), draft);
  const all = ownersIn(draft).flatMap((entity) => entity.rows.map(({ name }): Named => ({ entity, name })));
  const found = all.filter(({ name }) =>
    holdsName(words.replace(/(?<=[\p{L}_])\.(?=[\p{L}_])/gu, ' '), name),
  );
  const longest = Math.max(0, ...found.map(({ name }) => name.length));
  const named = found.filter(({ name }) => name.length === longest);
  const own = named.filter(({ entity }) => entity.name === owner?.name);
  const [only, ...others] = own.length > 0 ? own : named;
  return only && others.length === 0 ? only : null;
}

const isOptional = /(?<!\p{L})(?:optional|nullable|null|empty|unknown|missing|left out)(?!\p{L})/iu;
const isRequired =
  /(?<!\p{L})(?:required|mandatory|not null|never (?:be )?(?:null|empty)|must|obligatory)(?!\p{L})/iu;
const never = /(?<!\p{L})(?:never|not|n['’]t|cannot)\s(?:be )?$/iu;
const onCondition = /(?<!\p{L})(?:when|if|unless|as long as|while|for|among|within|once)(?!\p{L})/iu;

/** "plate must be unique", "the house number: not null": what holds for the fields or parameters that are named. */
function traits(slots: Slots, draft: Draft, clause: string): string[] {
  const { what = '', to = '' } = slots;
  const at = clause.lastIndexOf(to);
  if (to === '' || what === '') return [];
  const isDenied = never.test(clause.slice(0, at));
  const trait = /(?<!\p{L})unique(?!\p{L})/iu.test(to)
    ? 'unique'
    : isRequired.test(to) || (isDenied && isOptional.test(to))
      ? 'required'
      : isOptional.test(to) && !isDenied
        ? 'optional'
        : null;
  // what has to be so in a case only is none of the traits that a table shows
  if (trait === null || (trait !== 'optional' && onCondition.test(clause.slice(at + to.length)))) return [];
  const parts = what
    .split(/,\s*|\sand\s|\s\+\s/u)
    .filter((one) => contentWords(one).length > 0 || one.trim() !== '');
  const said = parts.map((one) => traitOf(one, trait, draft, clause));
  return said.every((one) => one !== null) ? [said.join('\n')] : [];
}

function traitOf(
  words: string,
  trait: 'unique' | 'required' | 'optional',
  draft: Draft,
  clause: string,
): string | null {
  const field = fieldNamed(
    /\./u.test(words) ? words : `${words} ${entityNamed(clause, draft)?.name ?? ''}`,
    draft,
  );
  if (field && holdsName(words.replace(/^.*\./u, ''), field.name)) {
    const name = `${field.entity.name}.${field.name}`;
    if (trait === 'unique') return `${name} is unique`;
    return trait === 'required' ? `the field ${name} is not null` : `make ${name} nullable`;
  }
  const named = parametersIn(draft).filter(
    ({ name }) => name.toLowerCase() === plain(words).replace(/^the /iu, '').toLowerCase(),
  );
  const [only, ...others] = named;
  if (!only || others.length > 0 || trait === 'unique') return null;
  const { method, path } = only.operation.endpoint;
  return `make the parameter ${only.name} of ${method} ${path} ${trait}`;
}
