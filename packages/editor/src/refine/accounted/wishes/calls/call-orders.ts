import { endpointsIn } from '../../../../document/endpoints.ts';
import { sectionsOf } from '../../../../document/outline.ts';
import { isOneOfSeveral } from '../../../design/one-of-several.ts';
import type { Draft } from '../../../draft.ts';
import { answersOf, type OperationPlace, operationsIn } from '../../../endpoints/operations.ts';
import { parametersIn } from '../../../endpoints/parameter-edits.ts';
import { adding, changing, removing, renaming } from '../../lexicon/signs.ts';
import { unknownIn } from '../../lexicon/words-of-orders.ts';
import { callForms } from '../../named/call-names.ts';
import { type Masked, namedIn, unmasked } from '../../named/mentions.ts';
import { framedTexts } from '../../reading/framed-text.ts';
import { type Message, partsOf, takesWhatItNames } from '../../reading/message.ts';
import { textsIn } from '../../reading/told-text.ts';
import type { Wish } from '../../wish.ts';

const bareCall = (said: string) => endpointsIn(said.replaceAll('`', ''))[0];
const callOf = (draft: Draft, name: string): OperationPlace | undefined =>
  operationsIn(draft).find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === name);
const statusesOf = (draft: Draft, name: string): string[] => {
  const operation = callOf(draft, name);
  return operation ? answersOf(draft, operation).map(({ status }) => status) : [];
};
const numberOf = (draft: Draft) => operationsIn(draft).length;

const parametric =
  /(?<!\p{L})(?:query(?:param\p{L}*)?|param\p{L}*|paramètres?|parámetros?|parâmetros?|parametr\p{L}*|abfrageparameter|filter)(?!\p{L})/iu;
const member = /(?<!\p{L})(?:fields?|body|headers?|feld(?:er)?|champs?|campos?|campi)(?!\p{L})/iu;
const limiting =
  /(?<!\p{L})(?:limit\p{L}*|rate\p{L}*|throttl\p{L}*|quota|cap(?:ped)?|ratelimit\p{L}*|ratenlimit|anfragelimit|begrenzung|drossel\p{L}*|limite|límite|débit)(?!\p{L})/iu;
const answering =
  /(?<!\p{L})(?:returns?|answers?|responds?|gives?|fails?|throws?|raises?|sends?|errors?|status|codes?|antwort\p{L}*|liefer\p{L}*|gibt|fehler\p{L}*|renvo\p{L}+|répond\p{L}*|erreur|devuel\p{L}*|respond\p{L}*|error|devolv\p{L}*|retorn\p{L}*|erro|restitui\p{L}*|rispond\p{L}*|errore|geeft|fout|zwraca\p{L}*|błąd)(?!\p{L})/iu;

/** The order that a message about an API gives; null where it gives another, or more than one. */
export function callOrder(message: Message, draft: Draft): Wish | null {
  return (
    limitOrder(message, draft) ??
    addedCall(message, draft) ??
    pathOrder(message, draft) ??
    caseOrder(message, draft) ??
    ownOrder(message, draft)
  );
}

/** The rate that callers are held to. */
function limitOrder({ masked, segments }: Message, draft: Draft): Wish | null {
  const [limit, ...others] = namedIn(masked.text, masked, 'limit');
  const words = segments.filter(({ text }) => limiting.test(text) || /⟦/u.test(text));
  const [home] = sectionsOf(draft.outline, 'limits');
  if (!limit || others.length > 0 || !home || namedIn(masked.text, masked, 'call', 'path').length > 0)
    return null;
  if (!limiting.test(masked.text) || words.some(({ isPlain }) => !isPlain) || removing.test(masked.text))
    return null;
  const said = limit.said.trim();
  const rate = callForms[0]?.form;
  const [old, ...more] = rate
    ? [...draft.text.slice(home.start, home.end).matchAll(rate)].map(([one]) => one)
    : [];
  // whom the limit is for stays, where only its number is said anew
  const holder = ofWhom.exec(old ?? '')?.[0] ?? '';
  const fresh = ofWhom.test(said) ? said : said + holder;
  return more.length > 0
    ? null
    : {
        orders: [
          old === undefined
            ? `Add to ${home.title}: The rate limit is ${fresh}.`
            : `Replace "${old}" with "${fresh}"`,
        ],
        holds: (after) => {
          const [now] = sectionsOf(after.outline, 'limits');
          return now !== undefined && after.text.slice(now.start, now.end).includes(fresh);
        },
      };
}

/** "Per key": each of whom may call so often. */
const ofWhom =
  / (?:per|for each|for every|a|pro|par|por) (?!second|sec|minute|min|hour|day|month|sekunde|stunde|tag|heure|jour|hora|día)\p{L}[\p{L} ]{1,20}$/iu;

/** A method without a path: what a call is to be instead. */
const otherMethod = /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u;

/** One operation more. */
function addedCall({ masked }: Message, draft: Draft): Wish | null {
  const [fresh, ...others] = namedIn(masked.text, masked, 'freshCall');
  const call = fresh && bareCall(fresh.said);
  if (
    !call ||
    others.length > 0 ||
    namedIn(masked.text, masked, 'call', 'path', 'freshPath', 'status').length > 0
  )
    return null;
  if (otherMethod.test(masked.text) || operationsIn(draft).length === 0) return null;
  const isAdd = (frame: string) =>
    namedIn(frame, masked, 'freshCall').length === 1 &&
    adding.test(frame) &&
    !removing.test(frame) &&
    !renaming.test(frame);
  const holds = (after: Draft, before: Draft) =>
    numberOf(after) === numberOf(before) + 1 &&
    operationsIn(after).some(({ endpoint }) => endpoint.key === call.key);
  if (unknownIn(masked.text).length === 0 && isAdd(masked.text))
    return { orders: [`Add ${call.method} ${call.path}`], holds };
  const [purpose] = framedTexts(masked.text, isAdd);
  return purpose
    ? {
        orders: [
          `Add ${call.method} ${call.path}: ${unmasked(purpose.text, masked).replace(/[.!?]+$/u, '')}`,
        ],
        holds,
      }
    : null;
}

/** Another path for operations that are there. */
function pathOrder(message: Message, draft: Draft): Wish | null {
  const [fresh, ...others] = partsOf(message, 'freshPath');
  const [old, ...more] = partsOf(message, 'path', 'call');
  if (!fresh || !old || others.length + more.length > 0 || partsOf(message, 'freshCall', 'status').length > 0)
    return null;
  const words = message.segments.filter(({ text }) => /⟦/u.test(text));
  if (words.some(({ isPlain }) => !isPlain) || removing.test(message.plain)) return null;
  if (
    !changing.test(message.plain) &&
    !renaming.test(message.plain) &&
    !/(?<!\p{L})(?:instead|rather|moves?|over|prefer)(?!\p{L})/iu.test(message.plain)
  )
    return null;
  const path = old.kind === 'path' ? old.name : (callOf(draft, old.name)?.endpoint.path ?? '');
  const to = fresh.said.replaceAll(/[`"“”]/gu, '');
  return {
    orders: [`Rename the path ${path} to ${to}`],
    holds: (after, before) =>
      numberOf(after) === numberOf(before) &&
      !operationsIn(after).some(({ endpoint }) => endpoint.path === path) &&
      operationsIn(after).some(({ endpoint }) => endpoint.path.startsWith(to)),
  };
}

/** One more refusal, with the case in which it is answered. */
function caseOrder(message: Message, draft: Draft): Wish | null {
  const { masked } = message;
  const [found] = textsIn(message, { noun: answering, isOrder: (frame) => isCase(frame, masked, draft) });
  if (!found) return null;
  const call = oneCall(found.frame, masked, draft) ?? '';
  const [status] = namedIn(found.frame, masked, 'status');
  // what is answered where all is well is no case among others
  if (!status || status.said < '300' || statusesOf(draft, call).includes(status.said)) return null;
  return {
    orders: [`Add ${status.said} to ${call}: ${unmasked(found.text, masked).replace(/[.!?]+$/u, '')}.`],
    holds: (after, before) =>
      statusesOf(after, call).includes(status.said) &&
      statusesOf(after, call).length === statusesOf(before, call).length + 1,
  };
}

function isCase(frame: string, masked: Masked, draft: Draft): boolean {
  const statuses = namedIn(frame, masked, 'status');
  return (
    statuses.length === 1 &&
    oneCall(frame, masked, draft) !== null &&
    (adding.test(frame) || answering.test(frame)) &&
    !removing.test(frame) &&
    !parametric.test(frame)
  );
}

/** The one operation that words name. */
function oneCall(words: string, masked: Masked, draft: Draft): string | null {
  const calls = [...new Set(namedIn(words, masked, 'call').map(({ name }) => name))];
  if (calls.length > 0) return calls.length === 1 ? (calls[0] ?? null) : null;
  const paths = new Set(namedIn(words, masked, 'path').map(({ name }) => name));
  const on = operationsIn(draft).filter(({ endpoint }) => paths.has(endpoint.path));
  return paths.size === 1 && on.length === 1 && on[0]
    ? `${on[0].endpoint.method} ${on[0].endpoint.path}`
    : null;
}

/** What becomes of an operation as a whole, of one of its answers, or a parameter more. */
function ownOrder(message: Message, draft: Draft): Wish | null {
  const { masked, plain, segments } = message;
  const call = oneCall(masked.text, masked, draft);
  if (call === null || partsOf(message, 'freshCall', 'freshPath', 'limit').length > 0 || member.test(plain))
    return null;
  const statuses = partsOf(message, 'status').map(({ said }) => said);
  const [one, other, ...more] = statuses;
  if (one !== undefined) {
    const shown = statusesOf(draft, call);
    const [old, fresh] = shown.includes(one) ? [one, other] : [other, one];
    if (old === undefined || fresh === undefined || more.length > 0) return null;
    const isSaid = segments.some(
      ({ text, isPlain }) => isPlain && namedIn(text, masked, 'status').some(({ said }) => said === fresh),
    );
    return isSaid && shown.includes(old) && !shown.includes(fresh)
      ? {
          orders: [`Change ${old} to ${fresh} in ${call}`],
          holds: (after) => statusesOf(after, call).includes(fresh) && !statusesOf(after, call).includes(old),
        }
      : null;
  }
  if (parametric.test(masked.text)) return parameterOrder(message, draft, call);
  return takesWhatItNames(message, removing) &&
    !adding.test(plain.replace(/(?:not|n['’]t|no longer) (?:need|want|offer)\p{L}*|list/giu, ''))
    ? removal(call)
    : null;
}

function removal(call: string): Wish {
  return {
    orders: [`Remove ${call}`],
    holds: (after, before) =>
      numberOf(after) === numberOf(before) - 1 &&
      !operationsIn(after).some(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call),
  };
}

/** One parameter more in the query of an operation. */
function parameterOrder({ masked }: Message, draft: Draft, call: string): Wish | null {
  const [name, ...others] = unknownIn(masked.text);
  if (
    name === undefined ||
    others.length > 0 ||
    isOneOfSeveral(name, masked.text) ||
    !adding.test(masked.text) ||
    /\d/u.test(masked.text.replace(/⟦\d+⟧/gu, ''))
  )
    return null;
  const isThere = (now: Draft) =>
    parametersIn(now).some(
      (one) =>
        one.name === name && `${one.operation.endpoint.method} ${one.operation.endpoint.path}` === call,
    );
  return isThere(draft) || removing.test(masked.text)
    ? null
    : { orders: [`Add the query parameter ${name} to ${call}`], holds: isThere };
}
