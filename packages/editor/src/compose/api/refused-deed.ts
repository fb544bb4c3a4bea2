import { actionOf } from '../../understand/api/action.ts';
import { isAgent } from '../../understand/api/agents.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { baseOfParticiple, baseOfThirdPerson } from '../../understand/clause/verbs.ts';
import { plainLetters } from '../../understand/entities/plain-letters.ts';
import { resourceOf } from './resource-of.ts';

/** Words before a participle that say it is done, and not that it was: "can't be cancelled". */
const undergoes: ReadonlySet<string> = new Set(['be', 'being', 'get', 'gets', 'getting']);
/** Words before a verb that say somebody does it. */
const does: ReadonlySet<string> = new Set(
  "to|can|cannot|can't|can’t|could|may|might|must|should|not|they|he|she|you|we|who|someone|somebody|anyone|anybody|nobody".split(
    '|',
  ),
);
/** Words before a deed that is done with when the refusal comes: "after finishing no more responses". */
const over: ReadonlySet<string> = new Set(['after', 'before', 'since', 'once', 'while', 'until', 'by']);
/** "Rejected with 413": how the call answers, and no deed of it. */
const answers: ReadonlySet<string> = new Set(['with', 'as']);

const makes: ReadonlySet<string> = new Set([
  'create',
  'add',
  'submit',
  'register',
  'make',
  'upload',
  'insert',
  'post',
  'send',
  'write',
  'place',
  'order',
  'book',
  'buy',
]);
const changes: ReadonlySet<string> = new Set(['edit', 'change', 'update', 'modify']);
const removes: ReadonlySet<string> = new Set(['delete', 'remove', 'cancel', 'withdraw', 'revoke']);

/**
 * The calls that a refusal is of by the deed its words name: "cancelling later", "can't be cancelled", "when someone
 * edits", "a second cancellation"; of one that something is taken or full, those that make what it is for. Null where they
 * name the deed of no call.
 */
export function refusedCalls(
  clause: string,
  endpoints: readonly Endpoint[],
  language: string,
): ReadonlySet<Endpoint> | null {
  const words = clause.toLowerCase().match(/\p{L}+(?:['’]t)?/gu) ?? [];
  const isEnglish = language === 'en';
  const deeds = new Set(isEnglish ? words.flatMap((_, at) => deedAt(words, at)) : []);
  const plain = words.map((word) => plainLetters(word, language));
  const things = new Set([...plain, ...plain.map(singularOf)]);
  const anew = endpoints.filter((endpoint) => makesNew(endpoint, words));
  if (anew.length > 0) return new Set(anew);
  const done = endpoints.filter(
    (endpoint) => verbsOf(endpoint).some((verb) => deeds.has(verb)) || namesDeed(endpoint, things),
  );
  const all = done.length > 0 ? done : endpoints.filter((endpoint) => isOfKind(endpoint, deeds));
  if (all.length === 0) return taken.test(clause) ? makingFor(things, endpoints) : null;
  const named = all.filter((endpoint) => things.has(resourceOf(endpoint).split(/[-_]/u).at(-1) ?? ''));
  return new Set(named.length > 0 ? named : all);
}

/** The base of the verb at a place of a sentence, where that says what somebody does. */
function deedAt(words: readonly string[], at: number): string[] {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  if (over.has(before) || answers.has(after)) return [];
  if (/ing$/u.test(word)) return gerundBases(word);
  const done = baseOfParticiple(word);
  if (done !== null && undergoes.has(before)) return [done];
  const isDone = does.has(before) || (before.length > 3 && isAgent(before));
  return isDone ? [word, baseOfThirdPerson(word) ?? word] : [];
}

/** "Cancelling", "creating", "adding": what the verb may be. */
function gerundBases(word: string): string[] {
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
}

/** "New reservations get a 403": the call that makes them. */
function makesNew(endpoint: Endpoint, words: readonly string[]): boolean {
  const thing = resourceOf(endpoint).split(/[-_]/u).at(-1) ?? '';
  return (
    endpoint.method === 'POST' &&
    actionOf(endpoint) === null &&
    words.some(
      (word, at) => singularOf(word) === thing && /^(?:new|another|second)$/u.test(words[at - 1] ?? ''),
    )
  );
}

/** The verbs by which sentences tell a call. */
function verbsOf(endpoint: Endpoint): string[] {
  const told = (endpoint.phrase ?? '')
    .split('; ')
    .map((part) => /^\p{L}+/u.exec(part)?.[0].toLowerCase() ?? '');
  return [...told, actionOf(endpoint)?.split('-')[0] ?? ''].filter((verb) => verb !== '');
}

/** "A late cancellation": the noun of what the call does, which ends its path. */
function namesDeed(endpoint: Endpoint, words: ReadonlySet<string>): boolean {
  const last = endpoint.path.split('/').at(-1) ?? '';
  return (
    actionOf(endpoint) !== null &&
    [last, singularOf(last), last.replaceAll('-', '')].some((name) => words.has(name))
  );
}

/** What is in the way of making something. */
const taken =
  /(?<!\p{L})(?:taken|occupied|full|sold out|overlap\p{L}*|already (?:taken|booked|reserved|used|exists?)|belegt|vergeben|ausgebucht|voll|überschneide\p{L}*|prise?s?|complète?s?|complet|ocupad[oa]s?|llen[oa]s?|occupat[oa]|pien[oa]|lotad[oa]|esgotad[oa])(?!\p{L})/iu;

/** "If the desk is taken": the calls that make something for a desk, and not the one that makes desks. */
function makingFor(
  things: ReadonlySet<string>,
  endpoints: readonly Endpoint[],
): ReadonlySet<Endpoint> | null {
  const making = endpoints.filter((one) => one.method === 'POST' && actionOf(one) === null);
  const about = making.filter(({ about }) => about !== undefined && things.has(about));
  const others = making.filter((one) => !things.has(resourceOf(one).split(/[-_]/u).at(-1) ?? ''));
  const found = [about, others, making].find((some) => some.length > 0);
  return found === undefined ? null : new Set(found);
}

/** "When someone edits": a call that does so under another name. */
function isOfKind(endpoint: Endpoint, deeds: ReadonlySet<string>): boolean {
  const { method } = endpoint;
  const has = (verbs: ReadonlySet<string>) => [...verbs].some((verb) => deeds.has(verb));
  if (method === 'DELETE') return has(removes);
  if (method === 'PATCH' || method === 'PUT') return has(changes);
  return method === 'POST' && actionOf(endpoint) === null && has(makes);
}
