import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { listsIn, memberNamed } from '../enumerated/find.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { isBodyField, withRenamedBodyField } from '../records/body-field.ts';
import { findRecord, recordsIn, recordsWith } from '../records/find.ts';
import { withNameThroughout } from '../records/name-throughout.ts';

const kind = '(?:entity|table|model|resource|field|column|attribute|property)';
const from = `(?:the )?(?:${kind} )?[\`"“]?(?<from>[\\p{L}][\\p{L}\\p{N}_. -]{0,50}?)[\`"”]?(?: ${kind})?`;
const to = `(?:an? |the )?(?:${kind} )?[\`"“]?(?<to>[\\p{L}_][\\p{L}\\p{N}_-]{1,50})[\`"”]?`;
const everywhere =
  '(?:,? (?:everywhere|throughout|in (?:all|every) (?:of )?(?:the )?\\p{L}+|(?:with |and )?(?:the |all )?paths (?:too|as well)))?';
const patterns: readonly RegExp[] = [
  new RegExp(`^(?:rename|change) ${from} (?:to|into|as|->|→) ${to}${everywhere}$`, 'iu'),
  new RegExp(
    `^call (?:it |them |that |this )?${to},? (?:and )?(?:not|instead of|rather than) ${from}${everywhere},?$`,
    'iu',
  ),
  new RegExp(
    `^(?:we |please )?(?:say|use|write) ${to},? (?:and )?(?:not|instead of|rather than) ${from}${everywhere},?$`,
    'iu',
  ),
  new RegExp(`^replace ${from} (?:with|by) ${to}${everywhere}$`, 'iu'),
  new RegExp(`^(?:we )?(?:call|name) ${from} ${to}${everywhere}$`, 'iu'),
  new RegExp(
    `^${from} (?:(?:should|must|has to|have to) be|is|are) (?:called|named|renamed to) ${to}${everywhere}$`,
    'iu',
  ),
];

/** Gives an entity, a resource or a field another name wherever the document speaks of it. */
export const renameRecord: Instruction = {
  meta: {
    id: 'rename-record',
    does: 'Renames an entity, a resource or a field throughout: headings, tables, paths, keys, diagram, script, schemas and prose.',
    examples: ['call it patron, not account, everywhere', 'mail should be called address'],
  },
  parse(clause, draft) {
    if (recordsIn(draft).length === 0) return null;
    const body = bodyRenaming(clause, draft);
    if (body) return body;
    for (const pattern of patterns) {
      const { from: old, to: fresh } = pattern.exec(clause)?.groups ?? {};
      const change = old === undefined || fresh === undefined ? null : recordRenaming(draft, old, fresh);
      if (change) return change;
    }
    return null;
  },
};

const ofBody =
  /^(?:rename|change) (?:the )?(?:body |request |response |json )?(?:field|property|attribute|key) [`"“]?(?<old>\w{1,60})[`"”]? (?:to|into|as|->|→) [`"“]?(?<fresh>\w{1,60})[`"”]?$/iu;

/** "Rename the field station": of a field and a resource of one name, the field in what operations take and give back. */
function bodyRenaming(clause: string, draft: Draft): Change | null {
  const { old, fresh } = ofBody.exec(clause)?.groups ?? {};
  if (old === undefined || fresh === undefined || !findRecord(draft, old) || !isBodyField(draft, old))
    return null;
  return (now) =>
    applied(now, withRenamedBodyField(now, old, fresh), `Renamed the field ${old} to ${fresh}.`);
}

/** The change that gives a record or a field another name wherever it stands; null where the draft has none of that name. */
export function recordRenaming(draft: Draft, old: string, fresh: string): Change | null {
  const record = findRecord(draft, old);
  if (record)
    return (now) => {
      // the singular of its own name is free
      const other = findRecord(now, fresh);
      if (other && (other.name !== record.name || other.name === fresh))
        return noEffect(now, `There is a ${fresh} already.`);
      const { text, count } = withNameThroughout(now, record.name, fresh);
      return applied(now, text, `Renamed ${record.name} to ${fresh} in ${count} places.`);
    };
  const [, owner, name = old] = /^(\w+)\.(\w+)$/u.exec(old) ?? [];
  const holders = recordsWith(draft, name).filter(
    (one) => owner === undefined || one.record.name === findRecord(draft, owner)?.name,
  );
  const [only, another] = holders;
  // a type is no name
  return only && !another && !types.test(fresh)
    ? (now) => withRenamedField(now, only.record.name, only.field, fresh)
    : null;
}

const types =
  /^(?:uuid|text|varchar|char|string|int|integer|bigint|smallint|numeric|decimal|float|boolean|bool|timestamp|timestamptz|date|time|json|jsonb|bytea|optional|required|unique|nullable)$/iu;

/** Gives a field another name wherever the document shows it, in sentences that list the fields, too. */
export function withRenamedField(draft: Draft, holder: string, field: string, fresh: string): Outcome {
  const record = recordsIn(draft).find((one) => one.name === holder);
  if (!record) return noEffect(draft, `There is no ${holder}.`);
  const now = draftOf(record.renamedField(draft, field, fresh), draft.request);
  // a sentence that lists the fields of the record names it too; the rows of other records list their own
  const rows = now.units.filter(({ kind }) => kind === 'row');
  const splices = listsIn(now).flatMap(({ list }) => {
    if (rows.some(({ start, end }) => start <= list.start && list.end <= end)) return [];
    const at = memberNamed(now, list, field);
    const isOfRecord = record.fields.some((one) => one !== field && memberNamed(now, list, one) >= 0);
    const member = list.members[at];
    const said = member ? now.text.slice(member.start, member.end) : '';
    const start = member ? member.start + said.toLowerCase().indexOf(field.toLowerCase()) : 0;
    return member && isOfRecord && start >= member.start && !said.includes(fresh)
      ? [{ start, end: start + field.length, text: fresh }]
      : [];
  });
  const listed = draftOf(splice(now.text, splices), draft.request);
  return applied(
    draft,
    splice(listed.text, spokenOf(listed, field, fresh)),
    `Renamed ${holder}.${field} to ${fresh}.`,
  );
}

/** Sentences that name a field as code has it ("depositCents"), where no record has such a one any more. */
function spokenOf(draft: Draft, field: string, fresh: string): Splice[] {
  const isCode = /_|\p{Ll}\p{Lu}/u.test(field);
  if (!isCode || recordsIn(draft).some(({ fields }) => fields.includes(field))) return [];
  const named = new RegExp(`(?<![\\p{L}\\p{N}_./{-])${literal(field)}(?![\\p{L}\\p{N}_}/-])`, 'gu');
  return draft.units
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap(({ start, end }) =>
      [...draft.text.slice(start, end).matchAll(named)].map((match) => ({
        start: start + match.index,
        end: start + match.index + field.length,
        text: fresh,
      })),
    );
}
