import { callsIn, type Endpoint, isCallOf, pathParameters } from '../../understand/api/endpoint.ts';
import { withoutSpeaker } from '../../understand/chat/speaker.ts';
import { speakersOf } from '../../understand/chat/speakers.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { withoutOthersAnswer } from './answered-elsewhere.ts';
import { holdsCall, notedStatuses } from './noted-statuses.ts';
import type { Operation } from './operation.ts';
import { refusalIn } from './refusal-names.ts';
import {
  concerns,
  isDoneBy,
  missingIn,
  namesOther,
  namesOwn,
  ofBodies,
  opensWithDeed,
  removal,
  tellerOf,
} from './refused-by.ts';
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
