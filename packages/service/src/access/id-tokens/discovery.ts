/** `fetch` as far as it is used, so that a test or a guarded one can take its place. */
type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface DiscoveryOptions {
  /** Default the global `fetch`. */
  readonly fetch: Fetch;
  /** Milliseconds a request may take. Default 5,000. */
  readonly timeoutDuration: number;
}

/** Far more than any provider's metadata. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Finds out where a provider publishes its keys (OpenID Connect Discovery 1.0, section 4).
 *
 * @throws {Error} when the metadata cannot be had, are of another issuer, or lead to an address without TLS from one with
 */
export async function discoverKeysAddress(issuer: string, options: DiscoveryOptions): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await options.fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(options.timeoutDuration),
  });
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}.`);
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new Error(`${address} answers more than metadata.`);
  const metadata: unknown = JSON.parse(text);
  if (field(metadata, 'issuer') !== issuer) throw new Error(`${address} speaks for another issuer.`);
  const keys = URL.parse(field(metadata, 'jwks_uri') ?? '');
  const safe = keys?.protocol === 'https:' || (keys?.protocol === 'http:' && issuer.startsWith('http:'));
  if (keys === null || !safe) throw new Error(`${address} names no safe jwks_uri.`);
  return keys;
}

function field(metadata: unknown, name: string): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const value: unknown = Reflect.get(metadata, name);
  return typeof value === 'string' ? value : null;
}
