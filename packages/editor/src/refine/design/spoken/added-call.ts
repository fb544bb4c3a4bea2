import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withOperation } from '../../endpoints/add-operation.ts';
import { answersOf, type OperationPlace, operationsIn } from '../../endpoints/operations.ts';
import { parametersIn } from '../../endpoints/parameter-edits.ts';
import { type WishedParameter, withParameters } from '../../endpoints/parameters.ts';
import { applied } from '../../instruction.ts';
import { wishedIn } from './added-parameters.ts';
import { withToldAnswer } from './answer-meaning.ts';
import { callsNamed } from './calls-named.ts';
import type { Reading } from './reading.ts';
import { says, unread, withoutVerbs } from './wording.ts';

const method = '(?:GET|POST|PUT|PATCH|DELETE)';
const code = /(?<![\p{L}\d./-])[1-5]\d\d(?![\p{L}\d])/u;
const lead =
  /^(?:,|;|:|–|-|\s|endpoints?|routes?|operations?|calls?|too|as well|also|so that|so|that|which|to|for|um|zum|damit|pour|para|afin de|qui|que|mit der man|with which)+(?![\p{L}])/iu;
const part =
  /,\s(?=(?:and |plus )?(?:with|it |returns?|answers?|gives?|takes?|accepts?|optional|required|query|paged|[1-5]\d\d))|;\s|:\s|\.\s|\s(?=(?:with|returning|returns|which returns|that returns|avec|mit|con)\s(?:an? |the |un |une |einem |optional |required |query |[1-5]\d\d))|,?\s(?:and|or|und|oder|et|ou|y|o)\s(?=(?:an? )?[1-5]\d\d|returns|gives|answers|it )/iu;

/** "Add GET /bookings/{id} to read one, with a 404 if it doesn't exist": an operation, what it does, takes and answers. */
export function addedCall(words: string, draft: Draft): Reading | null {
  // where answers have no table, what is said of them is a part of what it does
  if (!operationsIn(draft).some((one) => answersOf(draft, one).length > 0)) return null;
  const calls = callsNamed(words, draft);
  const [call, other] = calls.fresh;
  if (
    !call ||
    other ||
    says.remove.test((calls.rest.split(/[,:;]/u)[0] ?? '').replace(new RegExp(method, 'gu'), ' '))
  )
    return null;
  const at = words.search(
    new RegExp(`(?<!\\p{L})${call.method}\\s+\`?${call.path.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'iu'),
  );
  const [before, behind] = [words.slice(0, at), words.slice(at).replace(/^\S+\s+`?\/[^\s`,;:()]*`?/u, '')];
  const isAsked =
    says.add.test(before) ||
    (/^\W*$/u.test(before) && /(?<!\p{L})(?:is|are|fehlt|manque|falta|needed)(?!\p{L})/iu.test(behind)) ||
    /(?<!\p{L})(?:want|brauchen|need|should be|also)(?!\p{L})/iu.test(before);
  const purpose = purposeIn(before, call.method);
  if (purpose === null || !(isAsked || before.trim() !== '')) return null;
  const parts = withoutMissing(behind)
    .split(part)
    .map((one) => one?.trim() ?? '')
    .filter((one) => one !== '');
  const [first = '', ...others] = parts;
  const isDoing = !code.test(first) && !isParameters(first);
  const does = (isDoing ? first : '').replace(lead, '').trim() || purpose;
  const details = (isDoing ? others : parts).map((one) => detailOf(one));
  if (details.some((one) => one === null)) return null;
  return {
    isPlain: details.length === 0,
    spoken: { operations: [call.key], entity: null, names: [], traits: null },
    change: (now) => {
      const outcome = withOperation(now, call, does);
      if (outcome.status !== 'applied') return outcome;
      let current = draftOf(outcome.text, now.request);
      const told: string[] = [];
      for (const detail of details) {
        const place = operationsIn(current).find(({ endpoint }) => endpoint.key === call.key);
        const text = place && detail ? detail.apply(current, place) : null;
        if (text === null) continue;
        current = draftOf(text, now.request);
        if (detail) told.push(detail.told);
      }
      const rest = told.length > 0 ? ` It ${told.join(', ')}.` : '';
      return applied(now, current.text, `${outcome.message}${rest}`);
    },
  };
}

/** "Is missing" behind the call says no more than that it is to be there. */
function withoutMissing(behind: string): string {
  return behind.replace(
    /^\s?(?:endpoint |route |call )?(?:is|are|'s)? ?(?:still |also )?(?:missing|needed|fehlt(?: noch)?|manque|falta)(?!\p{L})[.:,]?/iu,
    '',
  );
}

/** What the words before a call say that it is for; null where they say something else. */
function purposeIn(before: string, verb: string): string | null {
  const rest = withoutVerbs(before, 'add').replace(new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'giu'), ' ');
  const told = /(?:so (?:that )?|(?:in order )?to |for |um |pour |para )(?<does>.{3,120}?)[\s:,]*$/iu.exec(
    rest,
  );
  const beside = told ? rest.slice(0, told.index) : rest;
  if (/^so /iu.test(told?.[0] ?? '') || / so that /u.test(told?.groups?.['does'] ?? '')) return '';
  return unread(
    beside.replace(
      /(?<!\p{L})(?:new|another|additional|further|neue[nrs]?|weiteren?|nouvel\p{L}*|autre|nuevo|nueva|otro|otra)(?!\p{L})/giu,
      ' ',
    ),
  ).length === 0
    ? (told?.groups?.['does'] ?? '').trim()
    : null;
}

interface Detail {
  readonly told: string;
  readonly apply: (draft: Draft, place: OperationPlace) => string | null;
}

const paged =
  /^(?:it is |is |and )*(?:paged|paginated|with paging|pagination)(?: (?:with|by|using|via) (?:a |the )?(?<name>[\p{L}_]+))?(?: (?:like|as) .+)?$/iu;

function isParameters(words: string): boolean {
  return /(?<!\p{L})(?:param\p{L}*|parámetro\p{L}*|filters?|query|header)(?!\p{L})|`[\p{L}_]+`/iu.test(words);
}

/** An answer or parameters of an operation that is added; null where the words tell neither. */
function detailOf(words: string): Detail | null {
  const found = code.exec(words);
  if (found) {
    const behind = words.slice(found.index + found[0].length);
    const before = words.slice(0, found.index);
    if (
      unread(
        before.replace(
          /(?<!\p{L})(?:returns?|returning|answers?|gives?|responds?|with|which|renvoie|liefert|devuelve|plus)(?!\p{L})/giu,
          ' ',
        ),
      ).length > 0
    )
      return null;
    return {
      told: `answers ${found[0]}`,
      apply: (now, place) => withToldAnswer(now, place, found[0], behind),
    };
  }
  const paging = paged.exec(words);
  const wished = paging
    ? wishedIn(`query parameter ${(paging.groups?.['name'] ?? 'cursor').replace(/s$/u, '')}`)
    : isParameters(words)
      ? wishedIn(words.replace(/^(?:with|mit|avec|con|it takes|takes|accepts)\s/iu, ''))
      : null;
  if (!wished) return null;
  return {
    told: `takes ${wished.map(({ name }) => name).join(', ')}`,
    apply: (now, place) => withWished(now, place, wished),
  };
}

function withWished(draft: Draft, place: OperationPlace, wished: readonly WishedParameter[]): string {
  const own = parametersIn(draft).filter((one) => one.operation.endpoint.key === place.endpoint.key);
  const fresh = wished.filter(({ name }) => !own.some((one) => one.name === name));
  return fresh.length > 0 ? splice(draft.text, withParameters(draft, place, fresh)) : draft.text;
}
