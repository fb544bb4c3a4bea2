import type { AllowedEndpoint } from '../../settings/settings.ts';

/** Whether the operator vouches for a host and port, so that it may be private and spoken to without TLS. */
export type Permits = (hostname: string, port: number) => boolean;

export function createPermits(allowed: readonly AllowedEndpoint[]): Permits {
  return (hostname, port) =>
    allowed.some((one) => bare(one.host) === bare(hostname) && (one.port === null || one.port === port));
}

/** The port a URL leads to, which a parser leaves out when it is the scheme's own. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** A host name in one form: lower case, without the brackets of IPv6 and the dot of the root. */
export function bare(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}
