import type { FastifyRequest } from 'fastify';

/**
 * Makes oidc-provider, which reads the address of a request from its headers, see the public address of the service and
 * the client's address as Fastify knows it, whatever headers came.
 */
export function fromPublicAddress({ raw, ip }: FastifyRequest, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  raw.headers['x-forwarded-for'] = ip;
}
