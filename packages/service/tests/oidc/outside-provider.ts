import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

type Algorithm = 'RS256' | 'PS256' | 'ES256' | 'EdDSA';

/** An identity provider as far as the service sees one: metadata, keys, and tokens it signed. */
export interface OutsideProvider extends AsyncDisposable {
  readonly issuer: string;
  /** Requests that came in, by path. */
  readonly asked: string[];
  /** Public key the provider signs with under an algorithm. */
  publicKey(algorithm: Algorithm): JWK;
  /** @param without names of usual claims and header fields to leave out */
  token(
    claims?: JWTPayload,
    header?: { alg?: Algorithm; kid?: string },
    without?: readonly string[],
  ): Promise<string>;
  /** Replaces every key, as an emergency rotation does. */
  rotate(): Promise<void>;
  /** Makes it answer 500 to everything, or answer again. */
  fail(failing: boolean): void;
}

export const AUDIENCE = 'the-service';
const ALGORITHMS: readonly Algorithm[] = ['RS256', 'PS256', 'ES256', 'EdDSA'];

export async function startOutsideProvider(): Promise<OutsideProvider> {
  const asked: string[] = [];
  let keys = await makeKeys();
  let failing = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (failing) response.writeHead(500);
    const published = { keys: ALGORITHMS.map((algorithm) => keys[algorithm].publicKey) };
    const metadata = { issuer, jwks_uri: `${issuer}/keys` };
    response.end(JSON.stringify(request.url === '/keys' ? published : metadata));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    asked,
    publicKey: (algorithm) => keys[algorithm].publicKey,
    token: (claims = {}, header = {}, without = []) => {
      const alg = header.alg ?? 'RS256';
      const now = Math.floor(Date.now() / 1_000);
      const usual = { iss: issuer, aud: AUDIENCE, sub: 'ada', iat: now, exp: now + 300 };
      return new SignJWT(leftOut({ ...usual, ...claims }, without))
        .setProtectedHeader(leftOut({ kid: `${alg}-${keys.number}`, ...header, alg }, without))
        .sign(keys[alg].privateKey);
    },
    rotate: async () => {
      keys = await makeKeys(keys.number + 1);
    },
    fail: (value) => {
      failing = value;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function makeKeys(number = 1) {
  const make = async (algorithm: Algorithm) => {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const publicKey = await exportJWK(pair.publicKey);
    return {
      privateKey: pair.privateKey,
      publicKey: { ...publicKey, kid: `${algorithm}-${number}`, alg: algorithm, use: 'sig' },
    };
  };
  const [RS256, PS256, ES256, EdDSA] = await Promise.all([
    make('RS256'),
    make('PS256'),
    make('ES256'),
    make('EdDSA'),
  ]);
  return { number, RS256, PS256, ES256, EdDSA };
}

function leftOut<Value extends object>(value: Value, names: readonly string[]): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as Value;
}
