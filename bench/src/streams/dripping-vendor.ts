import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const WORDS_APART_MS = 15;

/** An openai-compatible vendor that gives the same text to everybody, word by word. */
export async function drippingVendor(text: string): Promise<AsyncDisposable & { readonly address: string }> {
  const server = createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (choices: readonly object[], usage?: object) =>
      response.write(`data: ${JSON.stringify({ choices, usage })}\n\n`);
    for (const content of text.split(/(?<= )/)) {
      if (response.destroyed) return;
      send([{ index: 0, delta: { content }, finish_reason: null }]);
      await pause(WORDS_APART_MS);
    }
    send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
    send([], { prompt_tokens: 700, completion_tokens: 30, total_tokens: 730 });
    response.end('data: [DONE]\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
