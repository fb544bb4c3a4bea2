import type { IncomingHttpHeaders } from 'node:http';
import type { CredentialKind } from './route.ts';

/** A credential as it was sent, before anybody checked it. */
export interface PresentedCredential {
  readonly sentAs: 'x-api-key' | 'bearer';
  readonly secret: string;
}

const HEADER_OF: Readonly<Record<CredentialKind, PresentedCredential['sentAs']>> = {
  key: 'x-api-key',
  session: 'x-api-key',
  'id-token': 'bearer',
  desktop: 'bearer',
};

/** Longer than any key or token; what is longer is not worth hashing. */
const MOST_CHARACTERS = 16_384;

const BEARER = /^bearer +([^\s]+) *$/i;

/**
 * Finds the credential a route can use. A request may carry both headers; the one the route does not take is ignored,
 * and where it takes both, `x-api-key` comes first.
 */
export function presentedCredential(
  headers: IncomingHttpHeaders,
  accepted: readonly CredentialKind[],
): PresentedCredential | undefined {
  const takes = (header: PresentedCredential['sentAs']) =>
    accepted.some((kind) => HEADER_OF[kind] === header);
  const key = headers['x-api-key'];
  if (takes('x-api-key') && typeof key === 'string' && usable(key)) {
    return { sentAs: 'x-api-key', secret: key.trim() };
  }
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (takes('bearer') && token !== undefined && usable(token)) return { sentAs: 'bearer', secret: token };
  return undefined;
}

const NAMES: Readonly<Record<CredentialKind, string>> = {
  key: 'an API key',
  session: 'a session key',
  'id-token': 'an ID token',
  desktop: 'a desktop session token',
};

const PLACES = { 'x-api-key': 'in the header x-api-key', bearer: 'as Authorization: Bearer' } as const;

/** How a caller is to send what a route takes, for the message of a refusal. */
export function howToPresent(accepted: readonly CredentialKind[]): string {
  const byPlace = Map.groupBy(accepted, (kind) => HEADER_OF[kind]);
  const ways = [...byPlace].map(([place, kinds]) => {
    return `${kinds.map((kind) => NAMES[kind]).join(' or ')} ${PLACES[place]}`;
  });
  return `Send ${ways.join(', or ')}.`;
}

function usable(secret: string): boolean {
  return secret.trim() !== '' && secret.length <= MOST_CHARACTERS;
}
