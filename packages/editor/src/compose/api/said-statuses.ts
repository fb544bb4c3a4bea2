import { actionOf } from '../../understand/api/action.ts';
import { callsIn, type Endpoint, isCallOf, pathParameters } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { plainLetters } from '../../understand/entities/plain-letters.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { answersIt } from './answering.ts';
import type { Operation } from './operation.ts';

/** A status of refusal with the words of the input that tell when it is answered. */
export interface SaidStatus {
  readonly status: number;
  readonly meaning: string;
}

const registered = new Set([
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423, 424,
  425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504,
]);
/** A code in prose; a number of things, a negated code and part of a longer number are none. */
const code =
  /(?<!(?<!\p{L})(?:not|never|no|than|about|around|of) (?:an? )?)(?<![\p{L}\p{N}.,:/#$€£_-])([45]\d\d)(?![\p{L}\p{N}%/_-]|[.,:]\d| ?[€$£¥%])(?! (?!(?:and|or|if|when|with|not|but|instead|for|because|response|error|status|code|on|once|then|unless|while|after|before|otherwise|where|until|as|is|else|to|in)(?!\p{L}))\p{L})/gu;
/** Refusals by their names, as people say them behind what is the case. Source of the names: RFC 9110, RFC 6585. */
const namedRefusals: readonly (readonly [words: string, status: number])[] = [
  ['bad request', 400],
  ['unauthori[sz]ed', 401],
  ['forbidden|access denied', 403],
  ['not[ -]found', 404],
  ['conflict|konflikt|conflit|conflicto|conflitto|conflito', 409],
  ['payload too large|too large', 413],
  ['unprocessable(?: entity| content)?', 422],
  ['too many requests', 429],
];
/** "-> not found", "it's a conflict", "refuse with a conflict", "as if it didn't exist". */
const answers =
  "(?:->|→|=>|=)\\s?(?:an? )?|(?<!\\p{L})(?:(?:it|that|this)(?: is|['’]s)|gives?|returns?|answers?(?: with)?|gets?|refused?(?: it)? with|rejected?(?: it)? with|fails? with|responds? with|counts as|is treated as|ist|gibt|c['’]est|es|è) (?:an? |the |ein(?:en)? |un )?";
const refusals = namedRefusals.map(
  ([words, status]) =>
    [new RegExp(`(?:${answers})(?:${words})(?: error)?(?=$|[.,;)])`, 'iu'), status] as const,
);
const asIfMissing =
  /(?<!\p{L})(?:as if|as though|like) (?:it|they|there) (?:(?:did|does|do|was|were)(?: ?n['’]?t| not)|never) (?:exist|there)/iu;

/** The status that a sentence gives by its name, and where; null where it names none. */
function refusalIn(sentence: string): { readonly status: number; readonly index: number } | null {
  const missing = asIfMissing.exec(sentence);
  if (missing !== null) return { status: 404, index: missing.index };
  for (const [pattern, status] of refusals) {
    const match = pattern.exec(sentence);
    if (match !== null) return { status, index: match.index };
  }
  return null;
}

/** A sentence longer than so many characters is cut to the clause with the code. */
const longest = 160;

/** The refusals that the input names for an operation, each with its own words. Source of the codes: the IANA registry. */
export function saidStatuses(operation: Operation, composition: Composition): SaidStatus[] {
  const { statements } = composition.understanding;
  const { endpoint, resource } = operation;
  const inCode = found(behindCall(endpoint, composition.understanding.source.text));
  const inProse = statements.flatMap((statement) => {
    const { text, kind, index } = statement;
    if (kind === 'question' || kind === 'nonGoal' || (!/[45]\d\d/u.test(text) && refusalIn(text) === null))
      return [];
    const isOwn = endpoint.statements.includes(index);
    if (isOwn && endpoint.phrase !== null) return found(endpoint.phrase.split('; '));
    // What somebody can do tells operations of its own.
    if (!isOwn && operation.tellers.has(index)) return [];
    const isDeed = opensWithDeed(text, operation);
    if (!isOwn && (isDeed === false || (isDeed === null && namesOther(text, operation)))) return [];
    const named = isDeed === true || namesOwn(text, operation);
    const teller = isOwn || named ? null : tellerOf(statement, operation, composition);
    if (teller !== null) {
      // Of several calls that one sentence tells, a refusal of removals is of the one that removes.
      const isOther =
        endpoint.phrase !== null && removal.test(text) && !isDoneBy(text, operation, composition);
      return endpoint.statements.includes(teller) && !isOther ? found([text]) : [];
    }
    const asked = whatIf.exec(statements[index - 1]?.text ?? '')?.[1];
    if (asked !== undefined && /^(?:an? |then )?[45]\d\d(?!\d)/u.test(text)) {
      const last = statements.findLast((one) => one.index < index && operation.tellers.has(one.index));
      if (last)
        return endpoint.statements.includes(last.index) ? found([`${asked} -> ${text.slice(0, 3)}`]) : [];
    }
    const lacks = missingIn(text, operation, composition);
    if (
      isOwn ||
      ((named || !statement.topics.has('capability')) && (lacks ?? concerns(text, resource, composition)))
    )
      return found([text]).filter(
        ({ status }) =>
          (isOwn || isDeed === true || !ofBodies.has(status) || isDoneBy(text, operation, composition)) &&
          ((status !== 404 && status !== 410) || lacks === true || pathParameters(endpoint.path).length > 0),
      );
    return [];
  });
  return [...inCode, ...inProse];
}

/** "POST /observations  201, 422 if the target never rises": what a line of code says behind a call, part by part. */
function behindCall(endpoint: Endpoint, text: string): string[] {
  if (endpoint.statements.length > 0) return [];
  return callsIn(text)
    .filter((one) => isCallOf(one, endpoint))
    .flatMap(({ index }) => {
      const line = text.slice(index).split('\n')[0] ?? '';
      return line
        .replace(/^\w+[\s`*|]{1,6}\S+/u, '')
        .split(/[,;]\s+(?=[1-5]\d\d(?!\d))/u)
        .map((part) => part.trim());
    })
    .filter((part) => /^[45]\d\d\s\p{L}/u.test(part));
}

/** "What if it's already reserved?", with who asks behind it. */
const whatIf = /^what (?:happens )?(?:if|when) ([^?]{4,100}?)(?: \([^()]{1,40}\))?\?$/iu;

/** Refusals of what is handed in or changed; what only reads answers none of them. */
const ofBodies = new Set([402, 409, 413, 415, 422]);
const removal = /(?<!\p{L})(?:delet|remov|cancel|revok|lösch|storn|supprim|annul|elimin|borr)\p{L}*/iu;

const making =
  /(?<!\p{L})(?:creat|add|book|upload|order|submit|anleg|angelegt|erstell|cré|crear|crea)\p{L}*/iu;
const changing = /(?<!\p{L})(?:chang|updat|edit|modif|geändert|änder|bearbeit|cambi|aggiorn)\p{L}*/iu;

/** Whether the call does what the sentence refuses: the deed it names, else making or changing a thing. */
function isDoneBy(text: string, { endpoint, action }: Operation, { understanding }: Composition): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => baseOfParticiple(word) ?? word);
  const isActed = understanding.endpoints.some((one) => words.includes(actionOf(one) ?? ''));
  if (isActed) return action !== null && words.includes(action);
  const isRemoved = removal.test(text) && !making.test(text) && !changing.test(text);
  if (changing.test(text) && !making.test(text)) return ['PATCH', 'PUT'].includes(endpoint.method);
  if (endpoint.method === 'DELETE' || isRemoved) return endpoint.method === 'DELETE' && removal.test(text);
  return action === null && endpoint.method !== 'GET';
}

/**
 * The sentence of an operation that one without its own goes on about: the one before it in the same list item, or right
 * before it in the same paragraph where it names nothing of its own ("It must fail with 422 …"); null where there is none.
 */
function tellerOf(
  { index, block, text }: Statement,
  { tellers }: Operation,
  { understanding }: Composition,
): number | null {
  const teller = understanding.statements.findLast((one) => one.index < index && tellers.has(one.index));
  if (teller === undefined) return null;
  if (teller.block !== block) return teller.index === index - 1 && answersIt.test(text) ? teller.index : null;
  const goesOn = block.kind === 'listItem' || teller.index === index - 1;
  return goesOn &&
    !/^(?:all|any|every|each|unknown|invalid|missing|no|without|wrong|expired)(?!\p{L})/iu.test(text)
    ? teller.index
    : null;
}

const missing = /^(?:an? |the )?(?:unknown|no such|non-?existent|missing|expired) (\p{L}{3,})/iu;

/**
 * "Unknown topic -> 404": whether this operation speaks of topics; null where the sentence names nothing that is missing, or no
 * operation speaks of it.
 */
function missingIn(
  text: string,
  { endpoint, tellers }: Operation,
  { understanding: { statements } }: Composition,
): boolean | null {
  const noun = singularOf(missing.exec(text)?.[1]?.toLowerCase() ?? '');
  if (noun === '') return null;
  const names = (words: string) =>
    (words.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => singularOf(word) === noun);
  const told = statements.filter(({ index }) => endpoint.statements.includes(index));
  if (names(`${endpoint.path} ${endpoint.phrase ?? told.map((one) => one.text).join(' ')}`)) return true;
  return statements.some((one) => tellers.has(one.index) && names(one.text)) ? false : null;
}

function thingsIn(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => plainLetters(word, 'de'));
  return new Set([...words, ...words.map(singularOf)]);
}

/** Whether a sentence names the thing of another operation and not that of this one. */
function namesOther(text: string, operation: Operation): boolean {
  const words = thingsIn(text);
  return !namesOwn(text, operation) && [...operation.resources].some((one) => words.has(one));
}

/** "Cancelling later gives 409": whether this call cancels; null where the sentence opens with no deed of any call. */
function opensWithDeed(text: string, { endpoint, phrases }: Operation): boolean | null {
  const [word = ''] = /^\p{L}{4,}/u.exec(text) ?? [];
  const stem = word.toLowerCase().replace(/(?:l?ling|ing|e)$/u, '');
  const holds = (words: string | null) =>
    (words?.toLowerCase().match(/\p{L}+/gu) ?? []).some((one) => one.replace(/e$/u, '') === stem);
  return stem.length > 2 && phrases.some(holds) ? holds(endpoint.phrase) : null;
}

function namesOwn(text: string, { resource }: Operation): boolean {
  const words = thingsIn(text);
  return words.has(resource) || words.has(resource.split(/[-_]/u).at(-1) ?? resource);
}

/** A sentence of no operation of its own is of those whose thing it names, or of all where it names none of them. */
function concerns(text: string, resource: string, { understanding }: Composition): boolean {
  // What goes on about the sentence before it is of that one's operation.
  if (
    /(?:GET|POST|PUT|PATCH|DELETE) \/|^(?:later|then|otherwise|after that|afterwards|in that case|else)(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
  const words = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf));
  const named = understanding.entities
    .map(({ name }) => singularOf(name.toLowerCase()))
    .filter((name) => words.has(name));
  const isNamed = words.has(resource) || words.has(resource.split(/[-_]/u).at(-1) ?? resource);
  return isNamed || named.length === 0;
}

function found(sentences: readonly string[]): SaidStatus[] {
  return sentences.flatMap((sentence): SaidStatus[] => {
    const numbered = [...sentence.matchAll(code)].flatMap((match) => {
      const status = Number(match[1]);
      return registered.has(status) ? [{ status, meaning: wordsAround(sentence, match.index) }] : [];
    });
    const named = numbered.length > 0 ? null : refusalIn(sentence);
    return named === null ? numbered : [{ status: named.status, meaning: closed(sentence) }];
  });
}

function closed(sentence: string): string {
  const said = sentence
    .trim()
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ')
    .replace(/[.;,]+$/u, '');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The clause with the code: what is the case when it is answered, without the code where the rest says it all. */
function wordsAround(sentence: string, at: number): string {
  const end = /[,;.](?:\s|$)/u.exec(sentence.slice(at));
  const whole = sentence.slice(0, end === null ? undefined : at + end.index);
  const isTable = (sentence.match(/(?:->|→|=>)\s?[45]\d\d/gu) ?? []).length > 1;
  const place = Math.max(
    isTable || /^, \d{3} (?:if|when) /u.test(sentence.slice(Math.max(0, at - 2)))
      ? whole.lastIndexOf(', ', at)
      : -1,
    whole.lastIndexOf(', or ', at),
    whole.lastIndexOf('; ', at),
    whole.lastIndexOf(': ', at),
  );
  const clause = (place < 0 ? whole : whole.slice(place).replace(/^(?:, or|,|;|:) /u, '')).replace(
    ownAnswers,
    '',
  );
  const start = clause.length <= longest ? 0 : clause.lastIndexOf(', ') + 1;
  const said = withoutCode(clause.slice(start).trim().replace(ownCall, ''))
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** "`PATCH /buoys/{id}` harbour office only, …": the table stands under the call. */
const ownCall =
  /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD) [^`]+`[,:]?\s(?:[-–—]\s)?(?:\(?[\p{L} ]{2,40} only\)?[,;]?\s(?=[45]\d\d if))?(?=\S)/u;

/** "{ memberId, dueDate } -> 201, 409 if …": what the same call takes and answers besides. */
const ownAnswers = /^(?:[^[\]]{0,300}?(?:->|→|=>)\s?)?[123]\d\d,\s(?=[45]\d\d(?!\d))/u;

/** "409 if the slot is taken", "must fail with 422 if …" and "unknown meter -> 404" say the case beside the code. */
function withoutCode(clause: string): string {
  const before =
    /^(?:(?:it|this|they|the (?:call|request|api|endpoint|server)) )?(?:(?:must|should|is|are|has to|will) )?(?:fails?|answers?|answered|returns?|responds?|gives?|rejects?|rejected|be rejected|refused?)?(?: it)?(?: ?with)?(?: an?)? ?[45]\d\d(?: [\p{Lu}][\p{L} ]{2,20})? (?:if|when|where|because|for|on|unless) (.{6,})$/iu.exec(
      clause,
    );
  if (before) return /\d (?:for|on|unless) \S+$/u.test(clause) ? clause : (before[1] ?? clause);
  const behind =
    /^(.{8,140}?),? (?:(?:so |then |and |must |should |has to |will )?(?:return|give|returns|answer|answers|gives?|respond with|renvoyer|renvoie|devolver)|kommt)(?: an?)? [45]\d\d(?: then| in that case)?$/iu.exec(
      clause,
    );
  if (behind && !/(?:after that|otherwise|then|danach|sonst)$/iu.test(behind[1] ?? ''))
    return behind[1] ?? clause;
  return (
    /^([\p{L}][^,;:]{4,100}?)\s?(?:->|→|=>|=|gives|returns|is answered with|gets)\s?(?:an? )?[45]\d\d(?:,? (?:and )?(?:not|instead of|rather than) [45]\d\d)?$/iu.exec(
      clause,
    )?.[1] ?? clause
  );
}
