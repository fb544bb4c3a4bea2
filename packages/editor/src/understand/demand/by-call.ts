import { singularOf } from '../api/nouns.ts';
import { inBaseForm } from '../clause/present.ts';
import { baseOfThirdPerson, isBaseVerb } from '../clause/verbs.ts';
import { type Masked, restore } from '../mask.ts';
import type { Parts } from './parts.ts';

/** A call in code at the start: "`GET /batches?from=&to=` list, newest first". */
const call =
  /^(\uE010[\uE100-\uF8FF]\uE011)(?:,|:|\s[–—=-]+|\s)?\s{0,3}((?:(?:->|=>|→)\s{0,3})?[\p{L}\uE010{(].{2,})$/su;
const endpoint = /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/[^`]*)`$/u;
/** The call is the subject of a sentence that modal verbs and the like take apart elsewhere. */
const isSubject =
  /^(?:is|are|must|should|shall|may|can|cannot|has|have|needs?|accepts?|takes?|does|will)(?!\p{L})/iu;
/** "Lists rooms" is a deed, "lists of rooms" and "lists, newest first" are none. */
const noObject = /^(?:of|per|by|for|from|and|or|in|on|at)(?!\p{L})/iu;
/** What is handed in: "with roomId and start", "{ title, isbn }", "body amountCents". */
const handedIn = /^(?:with|body:?|takes?:?)\s(?=\S)(.+)$|^(\{[^{}]{2,400}\}.*)$/isu;
/** Who may: "only librarians", "…, only the owner or an admin may". */
const permitted =
  /^(.*?)(?:^|[,;(]\s?|\s[–—-]\s|\.\s)(?:but |and )?only (?:for |by )?((?:the |an? |its )?\p{L}[^,;:()]{2,60}?)(?: (?:may|can|are allowed(?: to)?|is allowed(?: to)?))?(?: do (?:it|this|that))?\)?$/isu;
/** The same the other way round: "(HR only)", "owner only", "managers only, 409 if already decided". */
const reserved =
  /^(.*?)(?:^|[,;(]\s?|\s[–—-]\s)((?:(?:the|an?|for|by) )?(?!read|json|https|get|in|on|one|this|that)\p{L}[\p{L} -]{1,40}?) only\)?(?:$|[,;.)]\s?)(.*)$/isu;

/** A note that names a call and says what it does, what it takes, or who may use it. */
export function byCall(said: string, sentence: Masked): Parts | null {
  const [, code = '', about = ''] = call.exec(withoutLabel(said, sentence)) ?? [];
  const path = endpoint.exec(restore({ ...sentence, text: code }))?.[1];
  if (code === '' || path === undefined) return null;
  const [, aside = '', behind = ''] = behindAside.exec(about) ?? [];
  if (aside !== '') {
    const done = deedIn(behind, path);
    return done === null
      ? null
      : { subject: `${code} ${aside}`, strength: null, isNegative: false, action: done };
  }
  const noted = notedDeed(about);
  if (noted !== null) return { subject: code, strength: null, isNegative: false, action: noted };
  const { deed, whom, rest } = permissionIn(about);
  const parts = { subject: code, strength: null, isNegative: false } as const;
  const further = rest === '' ? '' : ` (${rest})`;
  if (whom !== null && deed === '') return { ...parts, action: `be open to ${whom} only${further}` };
  const end = whom === null ? '' : `, which only ${whom} may do${further}`;
  const done = deedIn(deed, path);
  if (done !== null) return { ...parts, action: `${done}${end}` };
  if (isSubject.test(deed)) return null;
  // "`GET /exports` list, `POST /exports` creates": several calls, each with what it does behind it.
  const link = /^(?:->|=>|→)|[,;] \uE010/u.test(deed) ? ' ' : ': ';
  return { ...parts, subject: 'The system', action: `provide ${code}${link}${deed}${end}` };
}

/** "(default: all), returns 400 if …": what is said of the call in brackets, and what it does. */
const behindAside = /^(\([^()]{2,80}\)),?\s(\p{Ll}.+)$/su;

/** "File API: `POST /files` uploads a file": of what the calls are. */
const named =
  /^(?:(?:\p{L}[\p{L} -]{0,40} )?(?:apis?|endpoints?|calls?|routes?|service):|(?:the |an? )?(?:new )?(?:endpoint|call|route))\s(?=\uE010)/iu;
/** "Settings: `PUT /users/{id}/notification-settings`": a label that the path says again. */
const labelled = /^(\p{L}[\p{L} -]{1,30}):\s(?=\uE010)/u;

function withoutLabel(said: string, sentence: Masked): string {
  const plain = said.replace(named, '');
  const [whole = '', label = ''] = labelled.exec(plain) ?? [];
  const call = restore({ ...sentence, text: plain.slice(whole.length) }).toLowerCase();
  return label.split(/[ -]/u).every((word) => call.includes(word.toLowerCase()))
    ? plain.slice(whole.length)
    : plain;
}

/** What is handed in, an arrow, what comes back: "{month} -> 202 + export id"; null where a note is no such shorthand. */
function notedDeed(about: string): string | null {
  const [, request = '', answer = ''] = answered.exec(about) ?? [];
  const body = request
    .replace(/^(?:body|payload|with|takes?):?\s/iu, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replace(/[\s,:]+$/u, '');
  if (answer !== '')
    return body === '' || isBody.test(body)
      ? `${body === '' ? '' : `take ${body} and `}answer ${answer}`
      : null;
  return typedList.test(about) ? `take ${about}` : null;
}

const answered = /^([\s\S]*?)\s?(?:->|=>|→|(?<=\s|[})\],;])resp(?:on[sc]e)?:)\s?(\S[\s\S]*)$/u;
/** Something in brackets, names in a row, or what kind of thing is sent: no deed. */
const isBody =
  /^(?:\{[\s\S]*\}|\[[\s\S]*\]|\uE010[\s\S]\uE011|(?:[\p{L}_][\p{L}\p{N}_?]*|\uE010[\s\S]\uE011)(?:, (?:[\p{L}_][\p{L}\p{N}_?]*|\uE010[\s\S]\uE011))+|\p{L}+ (?:file|body|form|data|json|payload))$/u;
const typedList =
  /^\p{L}[\p{L}\p{N}_]*\??: ?(?:string|text|int(?:eger)?|number|float|double|decimal|bool(?:ean)?|date(?:time)?|timestamp|uuid|enum)(?:\[\])?(?:[\s,(]|$)/iu;

/** What a note says of a call, and whom it leaves it to. */
function permissionIn(about: string): { deed: string; whom: string | null; rest: string } {
  const [, deed = '', first] = permitted.exec(about) ?? [];
  const isSomebody = first !== undefined && !noBody.test(first);
  if (isSomebody) return { deed: deed.trim(), whom: first, rest: '' };
  const [, before = '', whom = '', rest = ''] = reserved.exec(about) ?? [];
  if (whom === '') return { deed: about, whom: null, rest: '' };
  const bare = whom.replace(/^(?:for|by) /iu, '');
  const said = /^(?:the|an?) |s$|^\p{Lu}{2}|^(?:staff|support|people)$/iu.test(bare) ? bare : `the ${bare}`;
  return { deed: before.trim(), whom: said, rest: rest.trim() };
}

const noBody = /^(?:if|when|while|after|before|once|until|with|in|on|at|one|\d)/iu;

/** The deed of a call in the base form of its verb; null where the note tells none. */
function deedIn(about: string, path: string): string | null {
  const taken = handedIn.exec(about);
  if (taken) return withTraits(`take ${taken[1] ?? taken[2] ?? ''}`);
  const [, verb = '', rest = ''] = /^(\p{L}+)(|[\s,;].*)$/su.exec(about) ?? [];
  const lower = verb.toLowerCase();
  const third = isSubject.test(about) ? null : baseOfThirdPerson(lower);
  const base =
    third ?? (isBaseVerb(lower) && /^\s(?:the|an?|all|one|its|every|each)\s/iu.test(rest) ? lower : null);
  if (base === null || base === 'have') return null;
  const object = rest.trim();
  if (noObject.test(object)) return null;
  const isBare = object === '' || /^[,;]/u.test(object);
  if (isBare && /^(?:list|store|record|report|order|search)$/u.test(base)) return null;
  const whole = isBare ? `${thingOf(path)}${object}` : object;
  return withTraits(
    `${base} ${inBaseForm(whole.replace(/^it(?=$|[,;.(\s])/iu, `the ${nounOf(path)}`).replace(oneOfThem, (one) => `${one} ${nounOf(path)}`))}`,
  );
}

/** "Returns one": one of what the path is about. */
const oneOfThem = /^(?:one|another)(?=$|[,;.]| (?:with|by|of them|from|for)(?!\p{L}))/iu;

/** "…, must be idempotent", said behind the deed. */
function withTraits(deed: string): string {
  return deed
    .replace(/,\s(?=returns? (?!.*,.*,))/u, ' and ')
    .replace(/(?<= and )returns(?= )/u, 'return')
    .replace(/,\s(?=can be (?:filtered|sorted|searched))/u, ', which ')
    .replace(/,?\s(?:and )?(?:must|has to|should) be (?=\p{L})/u, ' and be ');
}

function nounOf(path: string): string {
  const segments = path
    .split('?')[0]
    ?.split('/')
    .filter((segment) => segment !== '' && !/[{:<]/u.test(segment));
  return singularOf((segments?.at(-1) ?? 'resource').toLowerCase()).replaceAll(/[-_]/gu, ' ');
}

/** What a call without an object acts on: the booking that its path addresses, else bookings. */
function thingOf(path: string): string {
  const isItem = /[}>]\/?$|\/:[\w-]+\/?$/u.test(path.split('?')[0] ?? '');
  return isItem ? `the ${nounOf(path)}` : `${nounOf(path)}s`;
}
