import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { promisify } from 'node:util';

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const lookupAll = promisify(systemLookup);
export const systemResolve: Resolve = (hostname) => lookupAll(hostname, { all: true });
