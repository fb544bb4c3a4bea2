import { CommandError } from '../report/command-error.ts';
import { callService } from '../requests/call-service.ts';
import { Refusal } from '../requests/refusal.ts';

/** Where people sign in for a service, and as which program. */
export interface Issuer {
  readonly issuer: string;
  readonly clientId: string;
}

/** Client of the service's own issuer. */
const OWN_CLIENT = 'faircopy-cli';

/**
 * Asks the service who vouches for people (RFC 9728). An older one that does not say is its own issuer.
 *
 * @param named what the user says instead
 */
export async function findIssuer(service: string, named: Partial<Issuer>): Promise<Issuer> {
  const { issuer, clientId } = named;
  if (issuer !== undefined && clientId !== undefined) return { issuer, clientId };
  const advertised = await advertisedIssuer(service);
  return { issuer: issuer ?? advertised.issuer, clientId: clientId ?? advertised.clientId };
}

async function advertisedIssuer(service: string): Promise<Issuer> {
  const call = { path: '/.well-known/oauth-protected-resource' };
  let answer: unknown;
  try {
    answer = await callService(service, call, { patience: { totalMs: 1_000 } });
  } catch (error) {
    if (error instanceof Refusal && error.status === 404)
      return { issuer: `${service}/oidc`, clientId: OWN_CLIENT };
    throw error;
  }
  const found = answer as { authorization_servers?: unknown; faircopy_client_id?: unknown };
  const issuer = Array.isArray(found.authorization_servers) ? found.authorization_servers[0] : undefined;
  if (typeof issuer !== 'string') {
    throw new CommandError(`${service} does not say where people sign in.`, {
      hint: 'Name it: faircopy login --issuer <address> --client-id <id>.',
    });
  }
  return {
    issuer,
    clientId: typeof found.faircopy_client_id === 'string' ? found.faircopy_client_id : OWN_CLIENT,
  };
}
