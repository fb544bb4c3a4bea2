import type { IncomingHttpHeaders } from 'node:http';

/** What a 401 has to carry (RFC 9110, section 15.5.2): how to come with a token, and whether the one that came was none (RFC 6750). */
export function challenge({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string {
  return authorization === undefined
    ? 'Bearer realm="Faircopy"'
    : 'Bearer realm="Faircopy", error="invalid_token"';
}
