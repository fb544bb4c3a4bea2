import * as client from 'openid-client';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import { Unreachable } from '../requests/unreachable.ts';
import { isLoopback } from '../settings/service-address.ts';
import type { SignIn } from './credential-store.ts';
import type { Issuer } from './issuer.ts';

/** What a person does to let the command in, and the tokens once they did. */
export interface DeviceSignIn {
  readonly address: string;
  /** With the code in it already, where the issuer offers that. */
  readonly completeAddress: string | null;
  readonly code: string;
  /** @throws {CommandError} when they refuse or take too long */
  wait(signal: AbortSignal): Promise<SignIn>;
}

/** Begins the device flow (RFC 8628) at an issuer. */
export async function beginDeviceSignIn(issuer: Issuer): Promise<DeviceSignIn> {
  const config = await discover(issuer);
  const metadata = config.serverMetadata();
  if (metadata.device_authorization_endpoint === undefined) {
    throw new CommandError(
      `${issuer.issuer} does not offer the device flow, by which commands sign people in.`,
      {
        hint: 'Turn it on for this client at the provider, or use an API key (FAIRCOPY_API_KEY).',
      },
    );
  }
  const supported = metadata.scopes_supported;
  const scopes = ['openid', 'profile', 'offline_access'].filter(
    (scope) => supported?.includes(scope) ?? true,
  );
  const device = await told(issuer, () =>
    client.initiateDeviceAuthorization(config, {
      scope: (scopes.length === 0 ? ['openid'] : scopes).join(' '),
    }),
  );
  return {
    address: device.verification_uri,
    completeAddress: device.verification_uri_complete ?? null,
    code: device.user_code,
    wait: async (signal) => {
      const tokens = await told(issuer, () =>
        client.pollDeviceAuthorizationGrant(config, device, undefined, { signal }),
      );
      return signInOf(issuer, tokens, null);
    },
  };
}

/** Trades the refresh token for new tokens; it works once. @throws {CommandError} when the sign-in is over */
export async function refresh(present: SignIn): Promise<SignIn> {
  const token = present.refreshToken;
  if (token === null) throw over();
  const config = await discover(present);
  const tokens = await told(present, () => client.refreshTokenGrant(config, token));
  return { ...signInOf(present, tokens, present), ...(present.desktop && { desktop: present.desktop }) };
}

/** Tells the issuer that the refresh token is no longer wanted. */
export async function revoke(present: SignIn): Promise<void> {
  if (present.refreshToken === null) return;
  const config = await discover(present);
  if (config.serverMetadata().revocation_endpoint === undefined) return;
  await client.tokenRevocation(config, present.refreshToken, { token_type_hint: 'refresh_token' });
}

async function discover({ issuer, clientId }: Issuer): Promise<client.Configuration> {
  const address = URL.parse(issuer);
  if (address === null)
    throw new CommandError(`"${issuer}" is no address of an issuer.`, { exitCode: EXIT.askedWrongly });
  if (address.protocol === 'http:' && !isLoopback(issuer)) {
    throw new CommandError(`${issuer} is not encrypted: whoever listens in could take the sign-in.`, {
      hint: 'Give the service an https address (FAIRCOPY_BASE_URL, behind a proxy).',
    });
  }
  const insecure = address.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {};
  return told({ issuer }, () =>
    client.discovery(address, clientId, undefined, client.None(), { ...insecure, timeout: 20 }),
  );
}

function signInOf(
  { issuer, clientId }: Issuer,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  before: SignIn | null,
): SignIn {
  const claims = tokens.claims();
  // An issuer may leave the ID token out of a refresh; then there is nothing to show the service.
  if (tokens.id_token === undefined || claims === undefined) throw over();
  const name = claims['preferred_username'] ?? claims['name'] ?? claims['email'];
  return {
    issuer,
    clientId,
    idToken: tokens.id_token,
    idTokenExpiresAt: claims.exp * 1_000,
    refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null,
    name: typeof name === 'string' ? name : (before?.name ?? null),
  };
}

function over(): CommandError {
  return new CommandError('You are no longer signed in.', {
    exitCode: EXIT.refused,
    hint: 'Sign in again with "faircopy login".',
  });
}

const REFUSED: Readonly<Record<string, string>> = {
  access_denied: 'Signing in was refused in the browser.',
  expired_token: 'The code ran out before it was entered.',
  invalid_client: 'The issuer does not know this client.',
  unauthorized_client: 'The issuer does not let this client use the device flow.',
};

/** Does something at the issuer, and tells its failure in the words of this command. */
async function told<Result>(
  { issuer }: Pick<Issuer, 'issuer'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof client.ResponseBodyError) {
      if (error.error === 'invalid_grant') throw over();
      const words = REFUSED[error.error] ?? `${issuer} refuses: ${error.error_description ?? error.error}`;
      throw new CommandError(words, { exitCode: EXIT.refused, hint: 'Start again with "faircopy login".' });
    }
    // The library wraps the end of its patience, and leaves a connection that failed as it is.
    const cause = error instanceof client.ClientError ? error.cause : error;
    if (cause instanceof TypeError || (cause instanceof Error && cause.name === 'TimeoutError')) {
      throw new Unreachable(issuer, cause);
    }
    if (error instanceof client.ClientError) {
      throw new CommandError(`${issuer} does not answer as an OpenID Connect provider: ${error.message}.`);
    }
    throw error;
  }
}
