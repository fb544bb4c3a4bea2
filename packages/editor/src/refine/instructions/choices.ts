import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { withMembers } from '../enumerated/coordination.ts';
import { listsIn, memberNamed } from '../enumerated/find.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { findRecord, recordsIn, recordsWith } from '../records/find.ts';
import type { DocumentedRecord } from '../records/record.ts';

const field = "(?:the )?(?<field>[`\\p{L}][`\\p{L}\\p{N}_. ’'-]{1,60}?)";
const list = '\\(?(?<list>[^.:;()]{2,300}?)\\)?(?: only)?';
const kind = '(?:values?|states?|statuses|options?|choices?|possibilities|enum(?:eration)?)';
const setting: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:the|make|set) )*(?:allowed |possible |valid |only )*${kind} (?:of|for) ${field} (?:are|is|should be|must be|can be|to|:|=) ${list}$`,
    'iu',
  ),
  new RegExp(`^${field} ${kind} (?:are|should be|must be|:) ${list}$`, 'iu'),
  new RegExp(
    `^(?:make )?${field} (?:is |should be |must be )?(?:an? )?enum(?:eration)?\\s?(?:of|with|:|=)?\\s?${list}$`,
    'iu',
  ),
  new RegExp(
    `^${field} (?:(?:can|may|could|should|must|has to|will) (?:only )?(?:be|take|have)|is|are|takes|accepts|allows|=|:) (?:only )?(?:either |one of (?:these )?:? ?|the values |limited to )?${list}$`,
    'iu',
  ),
];
const extending: readonly RegExp[] = [
  new RegExp(
    `^${field} (?:can|may|could|should|must) (?:also|additionally) (?:be|take|have|allow) ${list}(?: too)?$`,
    'iu',
  ),
  new RegExp(`^${field} (?:can|may|could|should|must) be ${list} (?:too|as well|also)$`, 'iu'),
  new RegExp(
    `^add ${list} (?:to|as) (?:the |an? )?(?:allowed |possible |valid |new )*${kind} (?:of|for) ${field}$`,
    'iu',
  ),
];
const narrowing: readonly RegExp[] = [
  new RegExp(
    `^(?:an? |the )?(?<list>[\\p{L}_-]{2,30}) (?:is|are)(?: not|n['’]t| no| no longer) (?:an? |one of (?:the |our )|any )?${field}(?: (?:we have|any ?more|value|for us))*$`,
    'iu',
  ),
  new RegExp(`^${field} (?:has no|can(?:not|['’]t| not) be|is never) ${list}(?: any ?more)?$`, 'iu'),
  new RegExp(
    `^(?:drop|remove|delete|cut) (?:the )?(?:value |state |status )?${list} from (?:the )?(?:${kind} (?:of|for) )?${field}$`,
    'iu',
  ),
  new RegExp(
    `^(?:drop|remove|delete|cut|take) (?:out )?${list} (?:from|out of) (?:the )?${field} ${kind}$`,
    'iu',
  ),
];

/** One way to speak of the values of a field. */
interface Reading {
  readonly patterns: readonly RegExp[];
  /** How many values have to be named. */
  readonly least: number;
  /** What the list becomes; null where nothing can come of it. */
  readonly combine: (old: readonly string[], named: readonly string[]) => readonly string[] | null;
}

const readings: readonly Reading[] = [
  {
    patterns: extending,
    least: 1,
    combine: (old, named) => (old.length === 0 ? null : [...new Set([...old, ...named])]),
  },
  {
    patterns: narrowing,
    least: 1,
    combine: (old, named) => {
      const left = old.filter((one) => !named.includes(one));
      return left.length > 0 && left.length < old.length ? left : null;
    },
  },
  { patterns: setting, least: 2, combine: (_, named) => named },
];

/** Says which values a field may take, wherever the document shows them. */
export const choices: Instruction = {
  meta: {
    id: 'choices',
    does: 'Sets, adds or removes the values that a field may take, in its description, the enumerations, the check of the script, samples and schemas.',
    examples: ['account.mail is one of work, home', 'the allowed values of mail are work and home'],
  },
  parse(clause, draft) {
    if (recordsIn(draft).length === 0) return null;
    for (const { patterns, least, combine } of readings)
      for (const pattern of patterns) {
        const { field: phrase, list: words } = pattern.exec(clause)?.groups ?? {};
        if (phrase === undefined || words === undefined) continue;
        const named = valuesNamed(words);
        const found = named.length < least ? [] : fieldsMeant(draft, phrase);
        const change = changeOf(draft, found, named, combine);
        if (change) return change;
      }
    return null;
  },
};

interface Meant {
  readonly record: DocumentedRecord;
  readonly field: string;
}

function changeOf(
  draft: Draft,
  found: readonly Meant[],
  named: readonly string[],
  combine: Reading['combine'],
): Change | null {
  const [meant, other] = found;
  const values = meant ? combine(meant.record.valuesOf(draft, meant.field), named) : null;
  if (!meant || !values) return null;
  if (!other) return (now) => withChoices(now, meant, values);
  const holders = found.map((one) => one.record.name).join(' and ');
  return (now) => noEffect(now, `${holders} each have ${meant.field}; say which is meant.`);
}

/** Sets the values of a field wherever the document lists them. */
export function withChoices(
  draft: Draft,
  { record, field: name }: Meant,
  values: readonly string[],
): Outcome {
  const old = record.valuesOf(draft, name);
  const now = draftOf(record.withValues(draft, name, values), draft.request);
  const text = splice(now.text, inProse(now, old, values));
  return applied(draft, text, `${record.name}.${name} is one of ${values.join(', ')}.`);
}

/** Sentences that list the values a field had list those that it has. */
export function inProse(draft: Draft, old: readonly string[], values: readonly string[]): Splice[] {
  return listsIn(draft).flatMap(({ list: own }) =>
    own.members.length === old.length && old.every((one) => memberNamed(draft, own, one) >= 0)
      ? withMembers(draft.text, own, values)
      : [],
  );
}

const noValue =
  /^(?:.* (?:for|to|be|of|is|are|in|on|with|by|can|cannot|can['’]t|must|null|at|from|when|if|not) .*|(?:can|cannot|can['’]t|must|should|will|may|unique|one) .*|required|mandatory|optional|unique|nullable|null|not null|not|never|always|empty|wrong|missing|unclear|personal|internal|secret|indexed|too .*|an? .*|the .*|in .*|by .*|from .*|between .*|zwischen .*|entre .*|up to .*|over .*|under .*|below .*|above .*|more than .*|less than .*|\d+(?:[.,]\d+)? .*|set .*|derived .*|needed|used|gone|ok|fine|text|uuid|integer|int|string|boolean|number|numeric|timestamp|date|json|jsonb|decimal|varchar|bigint)$/iu;

/** The values that words list; none where one of the words is no value. */
function valuesNamed(words: string): string[] {
  const parts = words
    .split(/\s?[,|/]\s?(?:(?:and|or|und|oder|et|ou|y|o) )?|\s(?:and|or|und|oder|et|ou|y|o)\s/u)
    .map((one) => one.trim().replace(/^[`"'“]|[`"'”]$/gu, ''))
    .filter((one) => one !== '');
  return parts.every(
    (one) =>
      /^[\p{L}\p{N}][\p{L}\p{N}_+ -]{0,30}$/u.test(one) && one.split(' ').length <= 3 && !noValue.test(one),
  )
    ? [...new Set(parts)]
    : [];
}

/** The fields that a phrase may mean: "status", "loan status", "status of a loan", "loan.status", "the loan's status". */
function fieldsMeant(draft: Draft, phrase: string): Meant[] {
  const words = phrase
    .replaceAll('`', '')
    .replace(/^(?:the|an?|each|every) /iu, '')
    .replace(/ (?:field|column|attribute|property)$/iu, '');
  const [, name, owner] = /^(.+?) (?:of|in|on) (?:the |an? |each |every )?(.+)$/iu.exec(words) ?? [];
  const [, holder, own] = /^(.+?)(?:\.|['’]s | )(\S+)$/u.exec(words) ?? [];
  for (const [record, field] of [
    [owner, name],
    [holder, own],
  ]) {
    const found = record === undefined ? null : findRecord(draft, record);
    if (found && field !== undefined)
      return recordsWith(draft, field).filter((one) => one.record.name === found.name);
  }
  const found = recordsWith(draft, words);
  return found.length > 0 ? found : statesOf(draft, words);
}

const state = /(?:^|_)(?:status|state|stage|phase|zustand|estado|statut|état|etat|stato|stan)$/iu;

/** The field that says in which state a record is, where only the record is named: "a contract can also be suspended". */
function statesOf(draft: Draft, words: string): Meant[] {
  const record = findRecord(draft, words);
  const valued = (record?.fields ?? []).filter(
    (field) => state.test(field) && (record?.valuesOf(draft, field).length ?? 0) > 0,
  );
  return record && valued.length === 1 ? valued.map((field) => ({ record, field })) : [];
}
