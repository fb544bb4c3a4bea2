import { literal } from '../../read/literal.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { fieldList, readField } from '../../understand/entities/field.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { withBodyFields } from '../endpoints/body-fields.ts';
import { type OperationPlace, operationsIn, operationsMeant } from '../endpoints/operations.ts';
import { applied, noEffect } from '../instruction.ts';
import { bareClause, unsure, type Wish, type WishReader } from './wish.ts';

const body =
  /(?<!\p{L})(?:(?:request|json) )?(?:body|payload|request|cuerpo|corps|rumpf|anfrage|corpo)(?!\p{L})/iu;
const isEmpty =
  /(?<!\p{L})(?:is|are|shows?|stays?|just|only|has|ist|est|está|è|jest)\s(?:still |just |completely )?(?:\{\s?\}|`\{\s?\}`|empty|blank|nothing|leer|vide|vacío|vuoto|leeg|pust\p{L})|\{\s?\}|(?:is|are) missing|(?:lacks|misses|fehlt|manque|falta)/iu;
/** What stands before the fields that a body takes. */
const holds =
  /(?:(?<!\p{L})(?:needs?|takes?|has to have|should (?:have|take|be|contain|hold)|must (?:have|contain|hold)|contains?|consists of|it['’]s|il (?:lui )?faut|hacen? falta|necesita|lleva|braucht|enthält|nimmt|serve|servono)(?: (?:only|just|exactly|one thing|two things|three things|three fields|two fields|one field|the fields?|fields?))*\s?:?|:)\s(?<list>\S.{0,300})$/iu;
const ofText =
  /^(?<list>\S.{1,200}?) (?:are|is|were|was|stand|stands) (?:all |both |clearly |right |already |even )*(?:there |in there |given |named |listed |described |stated |written )?(?:in|by) (?:the|my|our) (?:text|input|notes?|description|brief|draft)(?:\b.*)?$|^(?<other>\S.{1,200}?) (?:are|is) missing$/iu;
const gives =
  /^(?<call>.{3,120}?)\s(?:should|must|has to|needs to)\s(?:also\s)?(?:give back|return|answer with|respond with|contain|include|show|send back|hand back)\s(?<list>.{2,300})$/iu;
/** One name as code has it, with or without brackets. */
const jotted = /^[`"“]?[\p{L}_][\p{L}\p{N}_]{0,40}[`"”]?(?:\s?\([^()]{1,120}\)|\s\p{L}+(?:\([\d, ]+\))?)?$/u;
const noField =
  /^(?:an?|the|json|csv|xml|html|pdf|nothing|everything|it|them|that|this|all|more|less|one|other|error|errors|only)(?!\p{L})/iu;

/** What a call takes or gives back: its sample, its schema and the table of resources. */
export const bodyWish: WishReader = (clause, following, draft) => {
  if (operationsIn(draft).length === 0) return null;
  return taken(clause, following, draft) ?? given(clause, draft);
};

function taken(clause: string, following: readonly string[], draft: Draft): Wish | null {
  const words = bareClause(clause);
  if (!body.test(words) || !isEmpty.test(words)) return null;
  const [operation, other] = operationsMeant(draft, words.replace(body, ' ').split(/[,;]/u)[0] ?? '');
  const parts = words.split(/[,;]\s|\s[–—-]\s/u);
  const own =
    parts.length > 1 ? holds.exec(words.slice((parts[0] ?? '').length + 1))?.groups?.['list'] : undefined;
  const next = bareClause(following[0] ?? '');
  const { list, other: gone } = ofText.exec(next)?.groups ?? {};
  const behind =
    list ??
    gone ??
    (/^(?:it|that|this|they)?\s?(?:only |just )?(?:needs?|takes?|should|must|has)/iu.test(next)
      ? holds.exec(next)?.groups?.['list']
      : undefined);
  const said = own ?? behind;
  const fields = said === undefined ? null : fieldsSaid(draft, said);
  if (!fields) return null;
  const used = own === undefined ? 1 : 0;
  if (!operation || other)
    return {
      change: unsure('Which operation has this body is not clear; name it, such as: POST /items.'),
      used,
    };
  return { change: (now) => written(now, operation, fields, 'request'), used };
}

function given(clause: string, draft: Draft): Wish | null {
  const { call = '', list = '' } = gives.exec(bareClause(clause))?.groups ?? {};
  const [operation, other] = call === '' ? [] : operationsMeant(draft, call);
  const fields = operation && !other ? fieldsSaid(draft, list) : null;
  if (!operation || !fields || (fields.length < 2 && !/\(/u.test(list))) return null;
  return { change: (now) => written(now, operation, fields, 'answer'), used: 0 };
}

/** The fields of a list, each with what the feedback, else the input says of it; null where a part names none. */
function fieldsSaid(draft: Draft, list: string): Field[] | null {
  const parts = fieldList(list.replace(/[.!]+$/u, ''));
  if (parts.length === 0 || !parts.every((part) => jotted.test(part) && !noField.test(part))) return null;
  const fields = parts.map((part) => readField(/\(/u.test(part) ? part : `${part}${specOf(draft, part)}`));
  return fields.every((one) => one !== null) ? fields.map((one) => ({ ...one, isKey: false })) : null;
}

/** What the input says in brackets behind a name. */
function specOf(draft: Draft, name: string): string {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])${literal(name.replace(/[`"“”]/gu, ''))}\\s?(\\([^()]{2,80}\\))`,
    'iu',
  );
  const found = pattern.exec(draft.request.originalInput) ?? pattern.exec(draft.text);
  return found ? ` ${found[1]}` : '';
}

function written(
  draft: Draft,
  { endpoint }: OperationPlace,
  fields: readonly Field[],
  part: 'request' | 'answer',
) {
  const place = operationsIn(draft).find((one) => one.endpoint.key === endpoint.key);
  const call = `${endpoint.method} ${endpoint.path}`;
  const splices = place ? withBodyFields(draft, place, fields, part) : null;
  if (!splices)
    return noEffect(draft, `${call} shows no sample of its ${part === 'request' ? 'request' : 'answer'}.`);
  const names = fields.map(({ name }) => name).join(', ');
  return applied(
    draft,
    splice(draft.text, splices),
    `${call} ${part === 'request' ? 'takes' : 'gives back'} ${names}.`,
  );
}
