import type { IncomingHttpHeaders } from 'node:http';
import type { AllowedEndpoint } from '../../settings/settings.ts';
import { faultOfUrl } from './check-url.ts';
import { limitedStream } from './limited-stream.ts';
import type { Answered, Outbound, PlainRequest } from './outbound.ts';
import { createPermits } from './permits.ts';
import { EgressRefused } from './refused.ts';
import { type Resolve, systemResolve } from './resolve.ts';

/** The only way out of the service to an address that a user or an operator named. */
export interface Egress extends AsyncDisposable {
  /**
   * As the standard's. Redirects are not followed, so that a credential goes where it was meant to go and nowhere else.
   *
   * @throws {EgressRefused} also as the cause of a TypeError, when the address is not allowed
   */
  readonly fetch: typeof globalThis.fetch;
  /**
   * The same without the standard's objects, each of which costs more than the bytes it carries. The chunks have to be read, to their
   * end or not.
   *
   * @throws {EgressRefused} when the address is not allowed
   */
  send(url: string, request: PlainRequest): Promise<OutboundAnswer>;
  /**
   * Where an address leads by redirect, without going there; null: nowhere.
   *
   * @throws {EgressRefused} as `fetch`
   */
  locate(url: string, signal: AbortSignal): Promise<string | null>;
}

export interface OutboundAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly chunks: AsyncIterable<Uint8Array>;
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

/** Addresses that are remembered as admitted. */
const MOST_ADMITTED = 100;

const MOST_BYTES = 16 * 1024 * 1024;

/** What connects is loaded at the first request, since many a service never makes one. */
export function createEgress(options: EgressOptions): Egress {
  const { allowed, silenceMs, resolve = systemResolve, mostBytes = MOST_BYTES } = options;
  const permits = createPermits(allowed);
  let outbound: Promise<Outbound> | undefined;
  const load = async () => (await import('./outbound.ts')).createOutbound(permits, resolve, silenceMs);
  const admitted = new Map<string, URL>();
  /** An address as it is connected to. Few are asked for again and again. @throws {EgressRefused} */
  const admit = (address: string): URL => {
    const known = admitted.get(address);
    if (known !== undefined) return known;
    const fault = faultOfUrl(address, permits);
    if (fault !== null) throw new EgressRefused(`The address ${fault}.`);
    if (admitted.size >= MOST_ADMITTED) admitted.clear();
    const url = new URL(address);
    admitted.set(address, url);
    return url;
  };
  const sendTo = async (input: string | URL, init: RequestInit) => {
    const url = admit(String(input));
    outbound ??= load();
    return (await outbound).send(url, init);
  };
  const unredirected = async (input: string | URL, init: RequestInit): Promise<Answered> => {
    const answered = await sendTo(input, init);
    if (isRedirect(answered.status)) answered.body.destroy();
    refuseRedirect(answered.status);
    return answered;
  };
  const guarded = async (input: string | URL, init: RequestInit = {}) => {
    const { status, headers, body } = await unredirected(input, init);
    const hasBody = !BODILESS.has(status);
    if (!hasBody) body.destroy();
    return new Response(hasBody ? limitedStream(body, mostBytes) : null, {
      status,
      headers: pairsOf(headers),
    });
  };
  return {
    fetch: guarded as typeof globalThis.fetch,
    send: async (address, asked) => {
      const url = admit(address);
      outbound ??= load();
      const { status, headers, chunks, abandon } = await (await outbound).sendPlain(url, asked, mostBytes);
      if (isRedirect(status)) abandon();
      refuseRedirect(status);
      return { status, headers: Object.fromEntries(pairsOf(headers)), chunks };
    },
    locate: async (url, signal) => {
      const { status, headers, body } = await sendTo(url, { method: 'GET', signal });
      body.destroy();
      const place = isRedirect(status) ? headers.location : undefined;
      const target = place === undefined ? null : URL.parse(place, url);
      return target !== null && /^https?:$/.test(target.protocol) ? target.href : null;
    },
    [Symbol.asyncDispose]: async () => (await outbound)?.destroy(),
  };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function refuseRedirect(status: number): void {
  if (isRedirect(status)) throw new EgressRefused('The endpoint redirects, which is not followed.');
}

/** Answers that have no body by definition. */
const BODILESS: ReadonlySet<number> = new Set([204, 205]);

function pairsOf(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
}
