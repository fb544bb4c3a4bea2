import { spokenName } from '../../design/spoken/names.ts';
import { wishOf } from '../../design/spoken/parameter-traits.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { parametersOf, withParameters } from '../../endpoints/parameters.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { namedLike } from '../../records/field-words.ts';
import { resourcesIn } from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsOf, listsMeant } from './named.ts';
import { withRemark } from './remark.ts';

const who =
  '(?:(?:clients?|users?|callers?|people|we|i|you|they) (?:also )?(?:want to|need to|should be able to|must be able to|can|should|must|have to) )?';
const list = '(?:the )?(?:list of |lists of )?(?<what>[^,;:]{3,60}?)(?: list| lists| listing)?';
const fields = '(?<fields>[^,;:.]{2,40}(?:, [^,;:.]{2,40})*?(?:,? (?:and|or) [^,;:.]{2,40})?)';
const filtering: readonly RegExp[] = [
  `^${who}(?:filter|search|narrow(?: down)?|query|look up) ${list} (?:by|for|on|with) (?:the |a |their )?${fields}$`,
  `^(?:also )?list ${list} by (?:the |their )?${fields}$`,
  `^${list} (?:should be|must be|can be|are|is|has to be|have to be) (?:also )?(?:filterable|searchable|filtered|searched|narrowed(?: down)?) (?:by|for|on) (?:the |their )?${fields}$`,
  `^(?:add |allow |support |we need |there should be )?(?:an? )?(?:filter(?:s|ing)?|search(?:ing)?) (?:of |for |on |in |to )?${list} (?:by|for) (?:the |their )?${fields}$`,
  `^(?:add |allow |support |we need |there should be )?(?:an? )?(?:filters?|search|filtering) (?:by|for|on) (?:the |their )?${fields} (?:to|on|for|in|when listing) ${list}$`,
].map((one) => new RegExp(one, 'iu'));
const sorting: readonly RegExp[] = [
  `^${who}(?:sort|order) ${list} (?:by|on) (?:the |their )?(?<fields>[^,;:.]{2,40}?)(?<down>,? (?:descending|desc|newest first|latest first|highest first|in descending order)| ascending| asc)?$`,
  `^${list} (?:should be|must be|are|is|comes?|has to be|have to be) (?:sorted|ordered) (?:by|on) (?:the |their )?(?<fields>[^,;:.]{2,40}?)(?<down>,? (?:descending|desc|newest first|latest first|highest first|in descending order)| ascending| asc)?$`,
].map((one) => new RegExp(one, 'iu'));

/** "Filter huts by region", "huts are sorted by altitude": what the call that lists them takes, or in which order it gives them. */
export const listNarrowed: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0) return null;
  const narrowed = groupsOf(filtering, words);
  if (narrowed) {
    const calls = listsMeant(narrowed['what'] ?? '', draft);
    if (calls.length === 0 && isKnown(narrowed['what'] ?? '', draft))
      return (now) => ({
        ...noEffect(now, `No call lists ${narrowed['what'] ?? ''}; add one first, such as: add GET /items.`),
        isBeyond: true,
      });
    const names = calls.length === 1 ? namesIn(narrowed['fields'] ?? '', calls, draft) : null;
    return names && ((now) => filtered(now, calls, names));
  }
  const sorted = groupsOf(sorting, words);
  const calls = sorted ? listsMeant(sorted['what'] ?? '', draft) : [];
  const [name, other] =
    (sorted && calls.length === 1 ? namesIn(sorted['fields'] ?? '', calls, draft) : null) ?? [];
  if (!sorted || name === undefined || other !== undefined || draft.language !== 'en') return null;
  const order = /desc|first/iu.test(sorted['down'] ?? '') ? ', the highest first' : '';
  return (now) => ordered(now, calls, `Entries are sorted by \`${name}\`${order}.`);
};

/** Whether a noun names a resource. */
function isKnown(what: string, draft: Draft): boolean {
  const noun = what.replace(/^(?:(?:the|all|our|any) )+/iu, '').trim();
  return resourcesIn(draft).some(({ name }) => spokenName(name).exec(noun)?.[0].length === noun.length);
}

/** The names under which a list of fields is handed in: those of the resource, where it has them. */
function namesIn(said: string, calls: readonly OperationPlace[], draft: Draft): string[] | null {
  const known = resourcesIn(draft).flatMap(({ fields: own }) => own);
  const parts = said.split(/\s?,\s?(?:(?:and|or)\s)?|\s(?:and|or)\s/u).map((one) => one.trim());
  const names = parts.map((part) => {
    const plain = part.replace(/^(?:the|a|an|their|its|by|for) /iu, '').replace(/[`"“”]/gu, '');
    const own = known.find((one) => spokenName(one).exec(plain)?.[0].length === plain.length);
    if (own !== undefined) return own;
    return /^[\p{L}_]+(?: \p{L}+){0,2}$/u.test(plain) && !noName.test(plain)
      ? namedLike(plain.replaceAll(' ', '_'), [...known, ...calls.flatMap((one) => parametersOf(draft, one))])
      : null;
  });
  const found = names.filter((one) => one !== null);
  return found.length === names.length ? found : null;
}

const noName =
  /^(?:all|any|more|less|everything|something|it|them|default|clients?|users?|hand|one|several)(?!\p{L})/iu;

function filtered(draft: Draft, calls: readonly OperationPlace[], names: readonly string[]): Outcome {
  let now = draft;
  const done: string[] = [];
  for (const call of sameOperations(now, calls)) {
    const fresh = names.filter((name) => !parametersOf(now, call).includes(name));
    if (fresh.length === 0) continue;
    const wished = fresh.map((name) => wishOf(name, { isRequired: false }, 'query'));
    now = draftOf(splice(now.text, withParameters(now, call, wished)), draft.request);
    done.push(...fresh);
  }
  return done.length === 0
    ? noEffect(draft, `${callsOf(calls)} takes ${names.join(', ')} already.`)
    : applied(draft, now.text, `Added the parameter ${done.join(', ')} to ${callsOf(calls)}.`);
}

function ordered(draft: Draft, calls: readonly OperationPlace[], sentence: string): Outcome {
  let now = draft;
  for (const call of sameOperations(now, calls)) now = withRemark(now, call, sentence);
  return applied(draft, now.text, `${callsOf(calls)}: ${sentence}`);
}
