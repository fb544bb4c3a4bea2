import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What every answer of the upstream costs. */
export const TOKENS_EACH = 150;
/** Must turn up nowhere but in the requests to the upstream. */
export const UPSTREAM_KEY = 'sk-upstream-9f2c1e7b4a6d';

const DOCUMENT = '# Open invoices\n\n## Summary\n\nAn endpoint gives back the open invoices, page by page.\n';

/** A server that speaks as OpenAI's do, and can be slow or say nothing at all. */
export interface Upstream extends AsyncDisposable {
  readonly address: string;
  /** Milliseconds it waits before it answers; null: it does not answer. */
  delay(milliseconds: number | null): void;
}

export async function startUpstream(milliseconds = 20): Promise<Upstream> {
  let wait: number | null = milliseconds;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (wait !== null) setTimeout(() => say(response), wait);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    delay: (value) => {
      wait = value;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function say(response: ServerResponse): void {
  const usage = { prompt_tokens: TOKENS_EACH - 50, completion_tokens: 50, total_tokens: TOKENS_EACH };
  const piece = (choices: readonly object[], extra: object = {}) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...extra })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(piece([{ index: 0, delta: { role: 'assistant', content: DOCUMENT }, finish_reason: null }]));
  response.write(piece([{ index: 0, delta: {}, finish_reason: 'stop' }]));
  response.end(`${piece([], { usage })}data: [DONE]\n\n`);
}
