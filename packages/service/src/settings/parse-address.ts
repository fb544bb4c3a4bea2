import { isIP } from 'node:net';
import { Secret } from './secret.ts';
import { expected, type Parsed, parsed } from './variable.ts';

/** The address with every password in it masked; null when it is no address. */
function maskAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.password !== '') url.password = '********';
  for (const name of [...url.searchParams.keys()]) {
    if (/pass|secret|token|key/i.test(name)) url.searchParams.set(name, '********');
  }
  return url.href;
}

/** How an address that may hold a password is shown. */
export const quoteAddress = (text: string): string => maskAddress(text) ?? 'a value that is not an address';

/** An address of one of the given schemes that may hold a password, kept as a secret and shown without it. */
export function secretAddress(schemes: readonly string[], example: string): (text: string) => Parsed<Secret> {
  return (text) => {
    const url = URL.parse(text);
    const accepted = url !== null && schemes.includes(url.protocol) && url.host !== '';
    return accepted ? parsed(new Secret(text, quoteAddress(text))) : expected(`an address like ${example}`);
  };
}

/** An `http` or `https` address without user name, password and fragment. */
export function webAddress(text: string): Parsed<string> {
  const url = URL.parse(text);
  const web = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!web || url.username !== '' || url.password !== '' || url.hash !== '') {
    return expected('an http or https address without user name, password and fragment');
  }
  return parsed(url.href);
}

/** An `http` or `https` origin: no path, since every route starts at the root. */
export function webOrigin(text: string): Parsed<string> {
  const url = URL.parse(text);
  const web = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!web || url.href !== `${url.origin}/`) {
    return expected('an http or https address without a path, like https://faircopy.example.org');
  }
  return parsed(url.origin);
}

/** An OpenID Connect issuer, kept as it is written because tokens are compared with it letter by letter. */
export function issuerAddress(text: string): Parsed<string> {
  const address = webAddress(text);
  const url = address.ok ? new URL(address.value) : null;
  if (url === null || url.search !== '' || !isSafeIssuer(url)) {
    return expected('an https address without a query (http only on a loopback host)');
  }
  return parsed(text);
}

/** Plain http would let anybody on the way forge the keys that tokens are checked against. */
export function isSafeIssuer(url: URL): boolean {
  return url.protocol === 'https:' || isLoopback(url.hostname);
}

/** `localhost` and its subdomains, 127.0.0.0/8 and ::1, as a URL writes them. */
function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
}

/** A name or an IP address to listen on. */
export function listenHost(text: string): Parsed<string> {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  const acceptable = isIP(bare) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(bare);
  return acceptable ? parsed(bare) : expected('a host name or an IP address, without a port');
}

/** The address a listening socket is reached at: a wildcard is named `localhost`, which every wildcard includes. */
export function originOf(host: string, port: number): string {
  const wildcard = host === '0.0.0.0' || host === '::';
  const name = wildcard ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}
