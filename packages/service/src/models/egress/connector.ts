import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { bare, type Permits } from './permits.ts';
import { isPublicAddress } from './public-address.ts';
import { EgressRefused } from './refused.ts';
import type { Resolve } from './resolve.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects only to public addresses and to what the operator permits. A name is resolved once: the addresses that were
 * looked at are those that are connected to, whatever the name means a moment later. A name with one forbidden address
 * among its public ones is refused as a whole.
 */
export function guardedConnector(permits: Permits, resolve: Resolve): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    addressesOf(bare(options.hostname), port, permits, resolve).then(
      (addresses) => {
        const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: pinned(addresses) });
        connect(options, callback);
      },
      (error: Error) => callback(error, null),
    );
  };
}

async function addressesOf(
  host: string,
  port: number,
  permits: Permits,
  resolve: Resolve,
): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  const acceptable = permits(host, port) || addresses.every(({ address }) => isPublicAddress(address));
  if (addresses.length === 0 || !acceptable) {
    throw new EgressRefused('The host is not one of the public Internet.');
  }
  return addresses;
}

/** Answers every question with the addresses that were looked at. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
