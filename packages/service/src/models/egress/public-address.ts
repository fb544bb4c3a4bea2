import ipaddr from 'ipaddr.js';

/** Public by the registries, yet answered by the machine's own cloud: Azure's wire server, and its IPv6 counterparts. */
const CLOUD_INTERNAL: ReadonlySet<string> = new Set(['168.63.129.16', '192.0.0.192', '100.100.100.200']);

/** What is routed on the public Internet; everything else of IPv6 is special or not given out yet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public Internet. Loopback, private, link-local, shared, multicast, documentation,
 * benchmarking and reserved addresses are not, nor is any IPv6 form that carries an IPv4 address inside it (mapped,
 * compatible, NAT64, 6to4, Teredo), since it may lead to one of the former. After the IANA special-purpose registries.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_UNICAST);
  return !CLOUD_INTERNAL.has(address.toString());
}
