import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An outside OpenID Connect provider, as far as its keys: a service that trusts it takes the tokens made here. */
export interface Issuer extends AsyncDisposable {
  readonly address: string;
  /** Settings of a service that trusts it. */
  readonly settings: NodeJS.ProcessEnv;
  /** An ID token of `sub`, good for an hour. */
  token(sub: string): string;
}

export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'ES256', use: 'sig' }];
  const server: Server = createServer((request, response) => {
    const metadata = { issuer: address, jwks_uri: `${address}/keys` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys } : metadata));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    settings: { FAIRCOPY_OIDC_ISSUER: address, FAIRCOPY_OIDC_AUDIENCE: 'companion' },
    token: (sub) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: address, aud: 'companion', sub, iat: now, exp: now + 3_600 };
      return signed({ alg: 'ES256', kid: '1' }, claims, privateKey);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function signed(header: object, claims: object, key: KeyObject): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
