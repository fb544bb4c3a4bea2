import { actionOf } from '../../understand/api/action.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { isThing } from '../../understand/api/thing.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import type { Operation } from './operation.ts';
import { resourceOf } from './resource-of.ts';

/** What holds for every call: limits of how often, keys, "on everything below". */
const general =
  /(?<!\p{L})(?:all|any|every(?:thing)?|each|always|everywhere|in general|below|rate limit|throttl\p{L}+|per (?:second|minute|hour|day)|api keys?|tokens?|oauth|mtls|auth)(?!\p{L})/iu;

/** Another call of which those who talk had spoken last when they named a status. */
interface OtherCall {
  /** This operation had been told by then and that call hands nothing in, so that a refusal of what is handed in may be of this one. */
  readonly mayMeanThis: boolean;
}

/** The call that a sentence of a conversation speaks of, where it is another one than this; null where it may be this one. */
export function otherCallSpokenOf(
  { index, text }: Statement,
  { endpoint, tellers }: Operation,
  { understanding: { endpoints, statements } }: Composition,
): OtherCall | null {
  const spoken = general.test(text)
    ? undefined
    : statements.findLast((one) => one.index < index && tellers.has(one.index));
  if (spoken === undefined || endpoint.statements.includes(spoken.index)) return null;
  const takesBody = endpoints.some(
    (one) => one.statements.includes(spoken.index) && one.method !== 'GET' && actionOf(one) === null,
  );
  return { mayMeanThis: !takesBody && endpoint.statements.some((told) => told < index) };
}

/** Sentences between those on calls and a refusal that goes on about them, at most. */
const mostBetween = 2;

/**
 * The calls that the sentence before tells and whose thing a refusal names: of "members can book a desk and list their
 * bookings. If the desk is taken, 409" the one that books. Null where the sentence before tells none of what it names.
 */
export function callsSpokenOf(
  { index, block, text }: Statement,
  { beside, tellers }: Operation,
  isTalk: boolean,
  statements: readonly Statement[],
): ReadonlySet<Endpoint> | null {
  const teller = statements.findLast((one) => one.index < index && tellers.has(one.index));
  if (teller === undefined || general.test(text) || index - teller.index > mostBetween + 1) return null;
  if (!isTalk && teller.block !== block) return null;
  const words = thingsIn(text);
  const told = beside.filter((one) => one.isDerived && one.statements.includes(teller.index));
  const isNamed = (one: Endpoint) =>
    [...thingsIn(`${one.phrase ?? ''} ${one.about ?? ''}`), ...nounsOf(resourceOf(one))].some(
      (word) => words.has(word) && isThing(word),
    );
  const named = told.filter(isNamed);
  return named.length === 0 ? null : new Set(named.some(({ method }) => method !== 'GET') ? named : told);
}

function nounsOf(resource: string): string[] {
  return [resource, resource.split(/[-_]/u).at(-1) ?? resource];
}

function thingsIn(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(singularOf));
}
