import { actionOf } from '../../understand/api/action.ts';
import { callsIn, type Endpoint, isCallOf, pathParameters } from '../../understand/api/endpoint.ts';
import { segmentOf, singularOf } from '../../understand/api/nouns.ts';
import { speakersOf, withoutSpeaker } from '../../understand/chat/speaker.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { plainLetters } from '../../understand/entities/plain-letters.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { withoutOthersAnswer } from './answered-elsewhere.ts';
import { answersIt } from './answering.ts';
import { holdsCall, notedStatuses } from './noted-statuses.ts';
import type { Operation } from './operation.ts';
import { refusalIn } from './refusal-names.ts';
import { refusedCalls } from './refused-deed.ts';
import { callsSpokenOf, otherCallSpokenOf } from './spoken-call.ts';
import { type SaidStatus, statusesIn } from './status-words.ts';

/** The refusals that the input names for an operation, each with its own words. */
export function saidStatuses(operation: Operation, composition: Composition): SaidStatus[] {
  const { source } = composition.understanding;
  const speakers = speakersOf(source);
  const statements = composition.understanding.statements.map((one) => withoutSpeaker(one, speakers));
  const { endpoint, resource } = operation;
  const inCode = statusesIn(behindCall(endpoint, composition.understanding.source.text));
  const isEnglish = composition.understanding.language === 'en';
  const inProse = statements
    .map(withoutOthers)
    .flatMap(clausesOf)
    .flatMap((statement) => {
      const { text, kind, index } = statement;
      if (kind === 'question' || kind === 'nonGoal' || (!/[45]\d\d/u.test(text) && refusalIn(text) === null))
        return [];
      const isOwn = endpoint.statements.includes(index);
      const isWritten = callsIn(text).some((one) => isCallOf(one, endpoint));
      if (isOwn && endpoint.phrase !== null && !isWritten) return statusesIn(endpoint.phrase.split('; '));
      if (isOwn && callsIn(text).length > 1) return statusesIn(besideCall(text, endpoint));
      // What somebody can do tells operations of its own.
      if (!isOwn && operation.tellers.has(index)) return [];
      const refused = isOwn ? null : refusedCalls(text, operation.beside, composition.understanding.language);
      if (refused !== null) return refused.has(endpoint) ? statusesIn([text]) : [];
      // "Subscribing twice" where no call subscribes.
      if (
        !isOwn &&
        isEnglish &&
        /^\p{L}{3,}ing (?!up |in |out )(?:twice|again|more|an?|the|one|two|it|them|without)(?!\p{L})/iu.test(
          text,
        ) &&
        opensWithDeed(text, operation) === null
      )
        return [];
      const spoken =
        isOwn || !isEnglish ? null : callsSpokenOf(statement, operation, speakers.size > 0, statements);
      if (spoken !== null)
        return statusesIn([text]).filter(({ status }) => {
          const bodies = [...spoken].filter(({ method }) => method !== 'GET');
          return ofBodies.has(status) && bodies.length > 0 ? bodies.includes(endpoint) : spoken.has(endpoint);
        });
      const isDeed = opensWithDeed(text, operation);
      if (!isOwn && (isDeed === false || (isDeed === null && namesOther(text, operation)))) return [];
      const named = isDeed === true || namesOwn(text, operation);
      const teller = isOwn || named ? null : tellerOf(statement, operation, composition);
      if (teller !== null) {
        // Of several calls that one sentence tells, a refusal of removals is of the one that removes.
        const isOther =
          endpoint.phrase !== null && removal.test(text) && !isDoneBy(text, operation, composition);
        return endpoint.statements.includes(teller) && !isOther ? statusesIn([text]) : [];
      }
      const asked = whatIf.exec(statements[index - 1]?.text ?? '')?.[1];
      if (asked !== undefined && /^(?:an? |then )?[45]\d\d(?!\d)/u.test(text)) {
        const last = statements.findLast((one) => one.index < index && operation.tellers.has(one.index));
        if (last)
          return endpoint.statements.includes(last.index)
            ? statusesIn([`${asked} -> ${text.slice(0, 3)}`])
            : [];
      }
      // In a conversation the call that was spoken of last is meant, where nothing says that all are.
      const other =
        speakers.size > 0 && !named && !isOwn ? otherCallSpokenOf(statement, operation, composition) : null;
      if (other !== null)
        return statusesIn([text]).filter(
          ({ status }) => ofBodies.has(status) && other.mayMeanThis && isDoneBy(text, operation, composition),
        );
      const lacks = missingIn(text, operation, composition);
      if (
        isOwn ||
        ((named || !statement.topics.has('capability')) && (lacks ?? concerns(text, resource, composition)))
      )
        return statusesIn([text]).filter(
          ({ status }) =>
            (isOwn || isDeed === true || !ofBodies.has(status) || isDoneBy(text, operation, composition)) &&
            ((status !== 404 && status !== 410) ||
              lacks === true ||
              pathParameters(endpoint.path).length > 0),
        );
      return [];
    });
  const noted = notedStatuses(endpoint, source.text);
  const said = [...inCode, ...inProse];
  // What a note says behind its call holds where a sentence cut out of it says less, or nothing.
  const isSaid = (status: number) => said.some((one) => one.status === status && !holdsCall(one));
  const better = noted.filter(({ status }) => !isSaid(status));
  return [
    ...said.filter((one) => !(holdsCall(one) && better.some(({ status }) => status === one.status))),
    ...better,
  ];
}

function withoutOthers(statement: Statement): Statement {
  return callsIn(statement.text).length > 0
    ? statement
    : { ...statement, text: withoutOthersAnswer(statement.text) };
}

/** "Enrolling twice -> 409, reviewing without enrolment -> 403": each part with a code of its own by itself. */
function clausesOf(statement: Statement): Statement[] {
  const parts = statement.text.split(/[,;] (?:and |but )?| and (?=[^,;]*[45]\d\d)/u);
  const isEach =
    parts.length > 1 &&
    // "…, if the payment is declined with 402" goes on about the same call.
    parts.slice(1).every((part) => !/^(?:if|when|unless|once) /iu.test(part)) &&
    parts.every((part) => /[45]\d\d/u.test(part) && statusesIn([part]).length === 1);
  return isEach ? parts.map((text) => ({ ...statement, text })) : [statement];
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

/** Of a sentence with several calls what stands between this one and the next. */
function besideCall(text: string, endpoint: Endpoint): string[] {
  const calls = callsIn(text);
  return calls.flatMap((one, at) =>
    isCallOf(one, endpoint) ? [text.slice(one.index, calls[at + 1]?.index).replace(/[`,;\s]+$/u, '')] : [],
  );
}

/** Refusals of what is handed in or changed; what only reads answers none of them. */
const ofBodies = new Set([402, 409, 413, 415, 422, 428]);
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
  if (isNamed || named.length > 0) return isNamed;
  // "Photo too large": of what has a photo.
  const holders = understanding.entities.filter(({ fields }) =>
    fields.some(({ name }) =>
      inWords(name)
        .split('_')
        .every((word) => words.has(singularOf(word))),
    ),
  );
  return (
    holders.length === 0 ||
    holders.some(({ name }) => segmentOf(singularOf(name.toLowerCase())) === segmentOf(resource))
  );
}
