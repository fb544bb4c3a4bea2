import type { ClientMetadata } from 'oidc-provider';
import { ACCOUNT_CLIENT, CLI_CLIENT, DESKTOP_CLIENT } from './client-ids.ts';

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** On a loopback address a client may listen on any port (RFC 8252, section 7.3). */
const LOOPBACK = ['http://127.0.0.1/callback', 'http://[::1]/callback', 'http://localhost/callback'];

/** Programs on their user's machine keep no secret; PKCE stands in its place. */
const NATIVE: Pick<ClientMetadata, 'application_type' | 'token_endpoint_auth_method' | 'response_types'> = {
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  response_types: ['code'],
};

/** The programs that may ask the embedded issuer for tokens. */
export function clientsOf(accountPage: string): ClientMetadata[] {
  return [
    {
      ...NATIVE,
      client_id: CLI_CLIENT,
      client_name: 'Faircopy command line',
      grant_types: ['authorization_code', 'refresh_token', DEVICE_GRANT],
      redirect_uris: LOOPBACK,
    },
    {
      ...NATIVE,
      client_id: DESKTOP_CLIENT,
      client_name: 'Faircopy desktop',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [...LOOPBACK, 'app.faircopy.desktop:/callback'],
    },
    {
      client_id: ACCOUNT_CLIENT,
      client_name: 'Faircopy account page',
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      response_types: ['none'],
      grant_types: [],
      redirect_uris: [accountPage],
    },
  ];
}
