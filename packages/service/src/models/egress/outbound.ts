import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { guardedConnector } from './connector.ts';
import { limitedChunks } from './limited-stream.ts';
import type { Permits } from './permits.ts';
import { ReceivedChunks } from './received-chunks.ts';
import type { Resolve } from './resolve.ts';

/** An answer as far as its head; its body has to be read or destroyed. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly body: Readable;
}

/** The same, with its body as chunks. */
export interface AnsweredInChunks {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Leaves the body unread. */
  abandon(): void;
}

/** A request of plain parts. */
export interface PlainRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Connections to the outside, and requests over them. Redirects are handed back as they come. */
export interface Outbound {
  send(input: string | URL, init: RequestInit): Promise<Answered>;
  /** @param mostBytes of the body, unpacked */
  sendPlain(url: URL, request: PlainRequest, mostBytes: number): Promise<AnsweredInChunks>;
  destroy(): Promise<void>;
}

const MOST_HEADER_BYTES = 64 * 1024;

/** undici's own requests take a fraction of the time that its `fetch` takes for the same. */
export function createOutbound(permits: Permits, resolve: Resolve, silenceMs: number): Outbound {
  const dispatcher = new Agent({
    connect: guardedConnector(permits, resolve),
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxHeaderSize: MOST_HEADER_BYTES,
    allowH2: false,
  });
  return {
    send: async (input, { method = 'GET', headers, body, signal }) => {
      const { statusCode, ...answer } = await request(input, {
        method: method as Dispatcher.HttpMethod,
        headers: { 'accept-encoding': 'identity', ...plain(headers) },
        body: textOf(body),
        signal: signal ?? null,
        dispatcher,
      });
      // Who reads it is told of its errors; without anybody listening they would end the process.
      answer.body.on('error', () => undefined);
      return { status: statusCode, headers: answer.headers, body: unpacked(answer.body, answer.headers) };
    },
    sendPlain: (url, plainRequest, mostBytes) => dispatched(dispatcher, url, plainRequest, mostBytes),
    destroy: () => dispatcher.destroy(),
  };
}

/** Without the stream that `request` makes of each body. */
function dispatched(
  dispatcher: Dispatcher,
  { origin, pathname, search }: URL,
  { method, headers, body, signal }: PlainRequest,
  mostBytes: number,
): Promise<AnsweredInChunks> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let chunks: ReceivedChunks | undefined;
    const abort = () => {
      reject(signal.reason);
      controller?.abort(signal.reason);
    };
    const leave = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    const path = `${pathname}${search}`;
    const asked = { origin, path, method, headers: { 'accept-encoding': 'identity', ...headers }, body };
    dispatcher.dispatch(asked, {
      onRequestStart: (begun) => {
        controller = begun;
        if (signal.aborted) begun.abort(signal.reason);
      },
      onResponseStart: (begun, status, answerHeaders) => {
        // What comes before the answer, such as early hints.
        if (status < 200) return;
        const abandon = () => begun.abort(new Error('Nobody reads the answer.'));
        const received = new ReceivedChunks(
          { pause: () => begun.pause(), resume: () => begun.resume(), abandon },
          mostBytes,
        );
        chunks = received;
        const isPacked = unpackerOf(answerHeaders) !== undefined;
        const whole = () => limitedChunks(unpacked(Readable.from(received), answerHeaders), mostBytes);
        resolve({ status, headers: answerHeaders, chunks: isPacked ? whole() : received, abandon });
      },
      onResponseData: (_, chunk) => chunks?.push(chunk),
      onResponseEnd: () => {
        leave();
        chunks?.close();
      },
      onResponseError: (_, error) => {
        leave();
        reject(error);
        chunks?.close(error);
      },
    });
  });
}

function plain(headers: RequestInit['headers']): Record<string, string> {
  if (headers === undefined) return {};
  const isPlain = !(headers instanceof Headers) && !Array.isArray(headers);
  return isPlain ? (headers as Record<string, string>) : Object.fromEntries(new Headers(headers));
}

/** @throws {TypeError} for what nobody sends here: streams and forms */
function textOf(body: RequestInit['body']): string | null {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null;
  throw new TypeError('Only text is sent.');
}

const UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Nothing packed was asked for, yet some servers send it. */
function unpacked(body: Readable, headers: IncomingHttpHeaders): Readable {
  const unpacker = unpackerOf(headers);
  // Errors of either come out of the last.
  return unpacker === undefined ? body : pipeline(body, unpacker(), () => undefined);
}

function unpackerOf(headers: IncomingHttpHeaders) {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding as keyof typeof UNPACKERS] : undefined;
}
