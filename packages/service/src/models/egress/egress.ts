import { Agent, fetch as send } from 'undici';
import type { AllowedEndpoint } from '../../settings/settings.ts';
import { faultOfUrl } from './check-url.ts';
import { guardedConnector, type Resolve, systemResolve } from './connector.ts';
import { limitBody } from './limit-body.ts';
import { createPermits } from './permits.ts';
import { EgressRefused } from './refused.ts';

/** The only way out of the service to an address that a user or an operator named. */
export interface Egress extends AsyncDisposable {
  /**
   * As the standard's. Redirects are not followed, so that a credential goes where it was meant to go and nowhere else.
   *
   * @throws {EgressRefused} also as the cause of a TypeError, when the address is not allowed
   */
  readonly fetch: typeof globalThis.fetch;
}

export interface EgressOptions {
  /** Hosts that may be private and without TLS. */
  readonly allowed: readonly AllowedEndpoint[];
  /** Milliseconds an endpoint may be silent, before its answer and within it. */
  readonly silenceMs: number;
  readonly resolve?: Resolve;
  /** Most bytes of an answer, unpacked. Default 16 MiB: many times the longest document. */
  readonly mostBytes?: number;
}

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_HEADER_BYTES = 64 * 1024;

export function createEgress(options: EgressOptions): Egress {
  const { allowed, silenceMs, resolve = systemResolve, mostBytes = MOST_BYTES } = options;
  const permits = createPermits(allowed);
  const dispatcher = new Agent({
    connect: guardedConnector(permits, resolve),
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxHeaderSize: MOST_HEADER_BYTES,
    allowH2: false,
  });
  // The types of undici and of the platform name the same things twice.
  const guarded = async (input: string | URL, init: Parameters<typeof send>[1] = {}) => {
    const fault = faultOfUrl(String(input), permits);
    if (fault !== null) throw new EgressRefused(`The address ${fault}.`);
    const response = await send(input, { ...init, redirect: 'manual', dispatcher });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new EgressRefused('The endpoint redirects, which is not followed.');
    }
    const { body, status, statusText } = response;
    const headers = [...response.headers] as [string, string][];
    const limited = (body as ReadableStream<Uint8Array> | null)?.pipeThrough(limitBody(mostBytes)) ?? null;
    return new Response(limited, { status, statusText, headers });
  };
  return {
    fetch: guarded as unknown as typeof globalThis.fetch,
    [Symbol.asyncDispose]: () => dispatcher.destroy(),
  };
}
