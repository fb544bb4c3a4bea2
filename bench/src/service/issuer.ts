import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const AUDIENCE = 'faircopy-bench';
const ALGORITHM = 'ES256';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

/** An OpenID Connect provider as far as a service needs one, so that a bench can sign people in. */
export class Issuer implements Disposable {
  readonly #server: Server;
  readonly #pair: Pair;
  readonly #address: string;

  private constructor(server: Server, pair: Pair, address: string) {
    this.#server = server;
    this.#pair = pair;
    this.#address = address;
  }

  static async start(): Promise<Issuer> {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const key = { ...(await exportJWK(pair.publicKey)), kid: 'bench', alg: ALGORITHM, use: 'sig' };
    const server = createServer(({ url }, response) => {
      const body = url === '/keys' ? { keys: [key] } : { issuer: address, jwks_uri: `${address}/keys` };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new Issuer(server, pair, address);
  }

  /** The settings by which a service trusts it. */
  get environment(): Readonly<Record<string, string>> {
    return { FAIRCOPY_OIDC_ISSUER: this.#address, FAIRCOPY_OIDC_AUDIENCE: AUDIENCE };
  }

  /** An ID token of the one person it knows, for an hour. */
  token(): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: ALGORITHM, kid: 'bench' })
      .setIssuer(this.#address)
      .setAudience(AUDIENCE)
      .setSubject('bench')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(this.#pair.privateKey);
  }

  [Symbol.dispose](): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
