import { isIPv4, isIPv6 } from 'node:net';

/** As some proxies write an address: with its port. */
const WITH_PORT = /^(?:\[([^\]]{1,64})\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/;
/** An IPv4 address as IPv6, in the form that URLs have it. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const UNKNOWN = 'unknown';

/**
 * Whom an address stands for when requests are counted: an IPv4 address for itself, an IPv6 address for its /64, since one
 * connection has all of those. An IPv4 address written as IPv6 counts as what it is, a port is left away, and all texts
 * that are no address count as one, so that inventing them gains nothing.
 */
export function countedAddress(address: string): string {
  if (isIPv4(address)) return address;
  const [, bracketed, plain] = WITH_PORT.exec(address) ?? [];
  const [bare = ''] = (bracketed ?? plain ?? address).split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN;
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(canonical) ?? [];
  return high === undefined || low === undefined
    ? `${firstHalf(canonical)}::/64`
    : [...bytesOf(high), ...bytesOf(low)].join('.');
}

/** The first four of the eight groups of a canonical address, without leading zeros. */
function firstHalf(canonical: string): string {
  const [left = '', right] = canonical.split('::');
  const leading = left === '' ? [] : left.split(':');
  const trailing = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - leading.length - trailing.length }, () => '0');
  const groups = right === undefined ? leading : [...leading, ...zeros, ...trailing];
  return groups.slice(0, 4).join(':');
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
