import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderType } from '@faircopy/contract';

/** A request that a vendor got. */
interface VendorRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a vendor answers one request. */
export type VendorAnswer = (response: ServerResponse) => void;

export interface VendorServer extends AsyncDisposable {
  readonly address: string;
  readonly port: number;
  readonly requests: VendorRequest[];
  /** The answers to the next requests; the last one answers all that follow. */
  answer(...answers: readonly VendorAnswer[]): void;
  /** Connections that are open now. */
  open(): Promise<number>;
}

/** A local server that speaks as vendors do, from what they were seen to send. */
export async function startVendor(...answers: readonly VendorAnswer[]): Promise<VendorServer> {
  let queue = [...answers];
  const requests: VendorRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    const next = queue.length > 1 ? queue.shift() : queue[0];
    next?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    requests,
    answer: (...next) => {
      queue = [...next];
    },
    open: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function wireText(provider: ProviderType, name: string): string {
  return readFileSync(new URL(`../fixtures/wires/${provider}/${name}.sse`, import.meta.url), 'utf8');
}

/**
 * A stream as the vendor sends it, in pieces that do not respect its events.
 *
 * @param replaced parts of it that differ this time, such as addresses
 */
export function wire(
  provider: ProviderType,
  name: string,
  replaced: Readonly<Record<string, string>> = {},
): VendorAnswer {
  const text = Object.entries(replaced).reduce(
    (whole, [from, to]) => whole.replaceAll(from, to),
    wireText(provider, name),
  );
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < text.length; at += 97) response.write(text.slice(at, at + 97));
    response.end();
  };
}

/** The beginning of a good stream, and then what a bad line or a bad server makes of it. */
export function broken(provider: ProviderType, how: 'reset' | 'silent' | 'drip'): VendorAnswer {
  const text = wireText(provider, 'good');
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // Between two events, so that what follows is only late, not garbled.
    response.write(text.slice(0, text.lastIndexOf('\n\n', Math.floor(text.length * 0.7)) + 2));
    if (how === 'reset') setTimeout(() => response.socket?.resetAndDestroy(), 20);
    if (how === 'drip') {
      const timer = setInterval(() => response.write(': \n\n'), 20);
      response.on('close', () => clearInterval(timer));
    }
  };
}

export function status(
  code: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): VendorAnswer {
  return (response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(text);
  };
}

/** Takes the request, and says nothing. */
export const never: VendorAnswer = () => undefined;

/** A chat completion stream of an openai-compatible server with this text. */
export function says(text: string): VendorAnswer {
  const event = (choices: readonly object[], usage?: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, usage })}\n\n`;
  const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event([{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }]));
    response.write(event([{ index: 0, delta: {}, finish_reason: 'stop' }]));
    response.end(`${event([], usage)}data: [DONE]\n\n`);
  };
}
