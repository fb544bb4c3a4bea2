import type { Field } from '../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { plain } from '../entities/places.ts';
import { withoutMember } from '../enumerated/coordination.ts';
import { listsIn, memberNamed } from '../enumerated/find.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { fieldsNamed } from '../records/field-words.ts';
import { fieldKey, findRecord, recordsIn, recordsWith } from '../records/find.ts';
import type { DocumentedRecord } from '../records/record.ts';

const owner = '(?:the |an? |each |every |our )?(?<owner>[`\\p{L}][`\\p{L}\\p{N}_ -]{1,50}?)';
const list = '(?<list>\\S.{0,300}?)';
const also = '(?:also |still |additionally |even )*';
const too = '(?:,? (?:too|as well|also|please))?';
const adding: readonly RegExp[] = [
  new RegExp(
    `^(?:add|include|insert|introduce|put) ${also}${list} (?:to|in|into|on|for) ${owner}${too}$`,
    'isu',
  ),
  new RegExp(`^(?:add|include|mention|note) in ${owner}: ${list}$`, 'isu'),
  new RegExp(
    `^${owner} ${also}(?:has|have|needs?|gets?|lacks?|misses|carry|carries|(?:should|must|needs? to) ${also}(?:have|get|carry|include)|(?:is|are) missing)(?: also)?(?: (?:its|the|these|those|following|all|own)){0,3}(?: (?:fields?|columns?|attributes?|properties))?:? ${list}${too}$`,
    'isu',
  ),
  new RegExp(
    `^(?:we )?${also}(?:need|want|store|save|keep|track|record|have) ${also}${list} (?:per|for each|for every|on each|on every|in each|with each|on the|in the|for the) ${owner}${too}$`,
    'isu',
  ),
  new RegExp(`^${list} (?:is|are) missing (?:in|from|on|for) ${owner}$`, 'isu'),
];
const placed = `(?: (?:from|in|of|on|for) ${owner})?`;
const removing: readonly RegExp[] = [
  new RegExp(
    `^(?:remove|delete|drop|cut|take out|get rid of|leave out|kill|lose) (?:the )?${list}${placed}$`,
    'isu',
  ),
  new RegExp(`^take (?:the )?${list} out(?: of ${owner})?$`, 'isu'),
  new RegExp(
    `^(?:the )?${list} (?:is|are)(?: not|n['’]t| no longer) (?:really )?(?:needed|required|used|necessary|wanted)(?: any ?more)?${placed}$`,
    'isu',
  ),
  new RegExp(
    `^(?:we|i|they|you) (?:do not|don['’]?t|no longer) (?:really )?(?:need|want|use|store|have) (?:the |an? )?${list}(?: any ?more)?${placed}$`,
    'isu',
  ),
  new RegExp(`^no (?:more )?${list} (?:in|on|for) ${owner}$`, 'isu'),
];

/** Adds fields to a record of the document, or takes them out, wherever the document shows its fields. */
export const fields: Instruction = {
  meta: {
    id: 'fields',
    does: 'Adds several fields in plain words to an entity or a resource, or takes them out, in tables, samples, schemas, diagram and script.',
    examples: ['the account also has a bio and a photo url', 'remove id and mail from account'],
  },
  parse(clause, draft) {
    if (recordsIn(draft).length === 0) return null;
    for (const pattern of adding) {
      const { owner: phrase, list: words } = pattern.exec(clause)?.groups ?? {};
      const change = phrase === undefined || words === undefined ? null : addition(draft, phrase, words);
      if (change) return change;
    }
    for (const pattern of removing) {
      const { owner: phrase, list: words } = pattern.exec(clause)?.groups ?? {};
      const change = words === undefined ? null : removal(draft, words, phrase);
      if (change) return change;
    }
    return null;
  },
};

function addition(draft: Draft, phrase: string, words: string): Change | null {
  const record = findRecord(draft, phrase);
  const named = record ? fieldsNamed(words) : null;
  if (!record || !named) return null;
  return (now) => added(now, record.name, named);
}

function added(draft: Draft, name: string, named: readonly Field[]): Outcome {
  const done: string[] = [];
  let now = draft;
  for (const field of named) {
    const record = recordsIn(now).find((one) => one.name === name);
    const fresh = record?.nameOf(now, field.name) ?? field.name;
    if (!record || record.fields.some((one) => fieldKey(one) === fieldKey(fresh))) continue;
    now = draftOf(record.withField(now, { ...field, name: fresh }), draft.request);
    done.push(fresh);
  }
  return done.length === 0
    ? noEffect(draft, `${name} has this already.`)
    : applied(draft, now.text, `Added ${done.join(', ')} to ${name}.`);
}

interface Gone {
  readonly record: DocumentedRecord;
  readonly field: string;
}

function removal(draft: Draft, words: string, phrase: string | undefined): Change | null {
  const names = namesOf(words);
  const record = phrase === undefined ? null : findRecord(draft, phrase);
  if (phrase !== undefined && !record && !ofBodies.test(phrase)) return null;
  const gone = names.map((name) => meant(draft, name, record));
  if (names.length === 0 || gone.some((found) => found.length === 0)) return null;
  const shared = gone.find((found) => found.length > 1);
  if (!shared) return (now) => withoutFields(now, gone.flat());
  const holders = shared.map((one) => one.record.name).join(' and ');
  return (now) => noEffect(now, `${holders} each have ${shared[0]?.field ?? ''}; say which is meant.`);
}

/** The fields that a name may mean: "level", "talk.level", those of one record where it is named. */
function meant(draft: Draft, name: string, record: DocumentedRecord | null): Gone[] {
  const [, own, field = name] = /^`?(\w{1,60})\.(\w{1,60})`?$/u.exec(name) ?? [];
  const holder = own === undefined ? record : findRecord(draft, own);
  return recordsWith(draft, field).filter((one) => !holder || one.record.name === holder.name);
}

/** "Isn't needed in the response": a place that every record has. */
const ofBodies =
  /^(?:the )?(?:api |json )?(?:resources?|responses?|requests?|bod(?:y|ies)|payloads?|models?|schemas?|tables?|api|json)$/iu;

/** The names of fields that an order lists. */
function namesOf(words: string): string[] {
  return words
    .replace(/^(?:the |an? )?(?:fields?|columns?|attributes?|propert(?:y|ies))\s/iu, '')
    .replace(/\s(?:fields?|columns?|attributes?|propert(?:y|ies))$/iu, '')
    .split(/,? (?:and|or|und|et|y) |, | & /u)
    .map((one) => one.replace(/^(?:the|an?|both) /iu, '').trim())
    .filter((one) => one !== '');
}

/** Takes fields out wherever the document shows them, of the sentences that list them, too. */
export function withoutFields(draft: Draft, gone: readonly Gone[]): Outcome {
  let now = draft;
  for (const { record, field } of gone) {
    now = draftOf(record.withoutField(now, field), draft.request);
    now = draftOf(splice(now.text, outOfProse(now, record, field)), draft.request);
  }
  return applied(
    draft,
    now.text,
    `Removed ${gone.map(({ record, field }) => `${record.name}.${field}`).join(', ')}.`,
  );
}

/** A sentence that lists the fields of the record lists one less. */
function outOfProse(draft: Draft, record: DocumentedRecord, field: string): Splice[] {
  return listsIn(draft).flatMap(({ list }) => {
    const at = memberNamed(draft, list, field);
    const row = draft.units.find(
      (unit) => unit.kind === 'row' && unit.start <= list.start && list.end <= unit.end,
    );
    // the row of another record lists fields of its own
    if (row && plain(row.cells[0] ?? '') !== record.name) return [];
    const isOfRecord = record.fields.some((one) => one !== field && memberNamed(draft, list, one) >= 0);
    return at >= 0 && isOfRecord ? withoutMember(draft.text, list, at) : [];
  });
}
