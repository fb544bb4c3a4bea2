import { actionOf } from '../../understand/api/action.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import type { Operation } from './operation.ts';

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
