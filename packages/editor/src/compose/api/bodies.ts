import type { Endpoint } from '../../understand/api/endpoint.ts';
import { pathParameters } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { type Entity, type Field, plainField } from '../../understand/entities/entity.ts';
import { describedPart } from '../../understand/entities/told/part.ts';
import { partsOf } from '../../understand/entities/told/parts.ts';
import type { Statement } from '../../understand/statement.ts';

/** What a sentence says is handed in: "blocks a compartment with a reason", "needs a reason", "takes value and date". */
const handedIn =
  /(?<!\p{L})(?:with|needs?|takes?|requires?|accepts?|giving|including|stating|must give|body:?) ((?:an? |the |its |their |optionally |optional )?(?!to |it(?!\p{L})|them|that|place|time|effect|longer|up to|part)\p{L}.{2,300})$/iu;
/** "POST /payouts - amount in cents, currency". */
const behindCall =
  /^(?:POST|PUT|PATCH) \/\S*\s?(?:[-–:,]|with|takes?:?|body:?)\s(?!creates|opens|returns|is |to )(\p{L}.{2,300})$/u;
/** "Move a sample to another position". */
const movedTo = /(?<!\p{L})(?:to|for|into) (?:another|a new|a different|a later|an earlier) (\p{L}{3,20})/iu;
/** What a sentence says comes back: "answers with the number and a code". */
const handedBack =
  /(?<!\p{L})(?:answers? with|responds? with|returns?|gives? back|gives|sends back|shows) (?:\d{3} (?:and|with) )?((?:an?|the|its|their) \p{L}.{2,200}|\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)*,? and \p{L}+(?: \p{L}+)?)$/iu;
/** Things a sentence takes that are no field of a body. */
const noField =
  /^(?:get|post|put|patch|delete)$|(?:^|_)(?:token|api_?key|key|header|cursor|page|error|status_code|code_\d+|call|request|response|endpoint|csv|json|list|body)$|^(?:record|same|new|old|result|results|item|items|own|each|every|all)$/u;

/** The fields a call hands in. */
export function sentFields(
  endpoint: Endpoint,
  entity: Entity | null,
  sentences: readonly string[],
): readonly Field[] {
  if (!['POST', 'PUT', 'PATCH'].includes(endpoint.method)) return [];
  const told = sentences.flatMap((sentence) => [
    ...fieldsIn(behindCall.exec(plain(sentence))?.[1]),
    ...fieldsIn(movedTo.exec(sentence)?.[1]),
    ...fieldsIn(handedIn.exec(plain(sentence).replace(/^take /iu, ''))?.[1]),
  ]);
  const own = (entity?.fields ?? []).filter(
    (field) => !field.isKey && !pathParameters(endpoint.path).some((name) => bare(name) === bare(field.name)),
  );
  if (endpoint.method !== 'PATCH') return own.length > 0 ? own : told;
  const said = ` ${sentences
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const changed = own.filter(({ name }) =>
    [name.replaceAll('_', ' '), name.split('_')[0] ?? name].some((words) =>
      said.includes(` ${words.toLowerCase()} `),
    ),
  );
  const known = new Set(changed.map(({ name }) => name));
  const further = told.filter(({ name }) => !known.has(name));
  if (changed.length + further.length > 0) return [...changed, ...further];
  return sentences.length === 0 || changesAny.test(sentences.join(' ')) ? own : [];
}

/** Verbs that change whatever there is, where others only move a thing into another state. */
const changesAny = /(?<!\p{L})(?:updates?|edits?|changes?|modif(?:y|ies)|corrects?|patch(?:es)?)(?!\p{L})/iu;

/** The fields an answer holds where a sentence says so; none where it says nothing. */
export function answeredFields(sentences: readonly string[], resource: string): readonly Field[] {
  return sentences
    .flatMap((sentence) => fieldsIn(handedBack.exec(plain(sentence))?.[1]))
    .filter(({ name }) => singularOf(name) !== resource && !name.startsWith(`${resource}_with`));
}

/** The sentences that tell an operation, without labels that say which. */
export function sentencesOf(endpoint: Endpoint, statements: readonly Statement[]): string[] {
  if (endpoint.phrase !== null) return endpoint.phrase.split('; ');
  return statements.map(({ text }) => text);
}

function plain(sentence: string): string {
  return sentence
    .replaceAll('`', '')
    .replace(/[.!;]+$/u, '')
    .replace(/,? (?:or|and) [45]\d\d (?:if|when).*$/iu, '')
    .replace(
      /(?:[,;:]| and| or) (?:it |must |then )?(?:fails?|answers?|returns?|later|only|at most|but|so|if|when|unless|because|until)(?!\p{L})(?! with).*$/iu,
      '',
    );
}

function fieldsIn(list: string | undefined): Field[] {
  if (list === undefined) return [];
  return partsOf(list)
    .flatMap((part) => describedPart(part) ?? [])
    .filter(
      ({ kind, field }) => kind === 'field' && field.name.split('_').length <= 3 && !noField.test(field.name),
    )
    .map(({ field }) => ({ ...plainField(field.name), ...field, isKey: false }));
}

function bare(name: string): string {
  return name.toLowerCase().replace(/_?id$/u, '').replaceAll('_', '');
}
