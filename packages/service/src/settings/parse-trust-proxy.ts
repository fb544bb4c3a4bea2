import { isIP } from 'node:net';
import type { TrustProxy } from './settings.ts';
import { expected, type Parsed, parsed } from './variable.ts';

const MOST_HOPS = 10;
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const EXPECTED =
  `the number of proxies in front (1 to ${MOST_HOPS}), or a comma-separated list of IP addresses, ` +
  'CIDR ranges narrower than everything, loopback, linklocal, uniquelocal';

/**
 * Whose `X-Forwarded-For` is believed: `2` (that many proxies stand in front), or the addresses of the proxies,
 * singly, as CIDR ranges, or by the names of three private ranges.
 *
 * To believe everybody is refused: any caller could then pass for any address and the limit per address would mean nothing.
 */
export function parseTrustProxy(text: string): Parsed<TrustProxy> {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? parsed(hops) : expected(EXPECTED);
  }
  const parts = text.split(',').map((part) => part.trim());
  const addresses = parts.filter((part) => part !== '');
  return addresses.length > 0 && addresses.every(isProxyAddress) ? parsed(addresses) : expected(EXPECTED);
}

function isProxyAddress(text: string): boolean {
  if (RANGES.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return bits >= 1 && bits <= (family === 4 ? 32 : 128);
}
