import { Agent, fetch as send } from 'undici';
import { guardedConnector } from './connector.ts';
import type { Permits } from './permits.ts';
import type { Resolve } from './resolve.ts';

/** Connections to the outside, and requests over them. Redirects are handed back as they come. */
export interface Outbound {
  send(input: string | URL, init: RequestInit): Promise<Response>;
  destroy(): Promise<void>;
}

const MOST_HEADER_BYTES = 64 * 1024;

export function createOutbound(permits: Permits, resolve: Resolve, silenceMs: number): Outbound {
  const dispatcher = new Agent({
    connect: guardedConnector(permits, resolve),
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxHeaderSize: MOST_HEADER_BYTES,
    allowH2: false,
  });
  return {
    send: async (input, init) => {
      // The types of undici and of the platform name the same things twice.
      const asked = { ...init, redirect: 'manual', dispatcher } as Parameters<typeof send>[1];
      return (await send(input, asked)) as unknown as Response;
    },
    destroy: () => dispatcher.destroy(),
  };
}
