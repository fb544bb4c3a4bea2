import { isIP } from 'node:net';
import { bare, type Permits, portOf } from './permits.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * What is wrong with the address of an endpoint as far as its text tells, as the rest of a sentence that begins with its
 * name; null when nothing is. What its host name resolves to is looked at when a connection is made.
 */
export function faultOfUrl(text: string, permits: Permits): string | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return 'must be an https address';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  if (url.hash !== '') return 'must not have a fragment';
  const host = bare(url.hostname);
  if (permits(host, portOf(url))) return null;
  if (url.protocol !== 'https:') return 'must be an https address';
  if (isLocalName(host) || (isIP(host) !== 0 && !isPublicAddress(host))) {
    return 'must be an address of the public Internet, unless the operator of this service allows it';
  }
  return null;
}

/** Names that mean this machine or its network wherever they are asked for (RFC 6761, RFC 6762, RFC 8375). */
function isLocalName(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(host) || host === '';
}
