import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { base64url, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
type Algorithm = (typeof ALGORITHMS)[number];

interface SigningKey {
  readonly kid: string;
  readonly algorithm: Algorithm;
  readonly pair: Awaited<ReturnType<typeof generateKeyPair>>;
}

/** Claims in place of the usual ones; one of undefined is left out. */
export type Claims = { readonly [Name in keyof JWTPayload]?: JWTPayload[Name] | undefined };

/** An OpenID Connect provider as far as a service that checks its tokens can tell: metadata, keys, and tokens. */
export interface OutsideIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** The settings by which a service trusts it. */
  readonly environment: Readonly<Record<string, string>>;
  /** A good token, for `sub` user-1 and five minutes unless the claims say otherwise. */
  token(claims?: Claims, algorithm?: Algorithm): Promise<string>;
  /** Signed by a key that is not published, under the id of one that is. */
  forged(claims?: Claims): Promise<string>;
  /** `alg: none`, without a signature. */
  unsigned(claims?: Claims): string;
  /** HS256, with the public key in PEM as the shared secret: the confusion of algorithms. */
  confused(claims?: Claims): Promise<string>;
  /** Replaces every key; tokens from before are no longer good. */
  rotate(): Promise<void>;
  /** How often its keys were asked for. */
  keyRequests(): number;
  stop(): Promise<void>;
}

/** RSA keys take long to make, and one issuer's are as good as another's. */
let firstKeys: Promise<SigningKey[]> | undefined;

/** Starts a provider on a free port of the loopback address. It ends with the test, unless the test ends it. */
export async function startOutsideIssuer(): Promise<OutsideIssuer> {
  const issuer = await startOutsideIssuerForFile();
  onTestFinished(issuer.stop);
  return issuer;
}

/** As `startOutsideIssuer`, for several tests at once; whoever starts it stops it. */
export async function startOutsideIssuerForFile(): Promise<OutsideIssuer> {
  const audience = 'faircopy-tests';
  let generation = 0;
  firstKeys ??= makeKeys(generation);
  let keys = await firstKeys;
  let requests = 0;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration') {
      response.end(JSON.stringify(metadata(issuer)));
    } else if (request.url === '/keys') {
      requests += 1;
      publish(keys).then((body) => response.end(body));
    } else {
      response.writeHead(404).end('{}');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  const payload = (claims: Claims) => {
    const seconds = Math.floor(Date.now() / 1000);
    return { iss: issuer, aud: audience, sub: 'user-1', iat: seconds, exp: seconds + 300, ...claims };
  };
  const keyOf = (algorithm: Algorithm): SigningKey => {
    const key = keys.find((candidate) => candidate.algorithm === algorithm);
    if (key === undefined) throw new Error(`no key for ${algorithm}`);
    return key;
  };
  const sign = (claims: Claims, { algorithm, kid, pair }: SigningKey) =>
    new SignJWT({ ...payload(claims) } as JWTPayload)
      .setProtectedHeader({ alg: algorithm, kid })
      .sign(pair.privateKey);

  return {
    issuer,
    audience,
    environment: { FAIRCOPY_OIDC_ISSUER: issuer, FAIRCOPY_OIDC_AUDIENCE: audience },
    token: (claims = {}, algorithm = 'ES256') => sign(claims, keyOf(algorithm)),
    forged: async (claims = {}) => sign(claims, { ...keyOf('ES256'), pair: await generateKeyPair('ES256') }),
    unsigned: (claims = {}) => `${encode({ alg: 'none' })}.${encode(payload(claims))}.`,
    confused: async (claims = {}) => {
      const { kid, pair } = keyOf('RS256');
      const signed = `${encode({ alg: 'HS256', kid })}.${encode(payload(claims))}`;
      const secret = await exportSPKI(pair.publicKey);
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
    rotate: async () => {
      generation += 1;
      keys = await makeKeys(generation);
    },
    keyRequests: () => requests,
    stop,
  };
}

function makeKeys(generation: number): Promise<SigningKey[]> {
  return Promise.all(
    ALGORITHMS.map(async (algorithm) => ({
      kid: `${algorithm}-${generation}`,
      algorithm,
      pair: await generateKeyPair(algorithm, { extractable: true }),
    })),
  );
}

async function publish(keys: readonly SigningKey[]): Promise<string> {
  const published = keys.map(async ({ kid, algorithm, pair }) => ({
    ...(await exportJWK(pair.publicKey)),
    kid,
    alg: algorithm,
    use: 'sig',
  }));
  return JSON.stringify({ keys: await Promise.all(published) });
}

function metadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ALGORITHMS,
  };
}

function encode(part: object): string {
  return base64url.encode(JSON.stringify(part));
}
