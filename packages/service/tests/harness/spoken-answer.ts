import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { VendorAnswer } from './vendor-server.ts';

/** An answer of an openai-compatible vendor that is spoken word by word, as the test says. */
export interface SpokenAnswer {
  readonly answer: VendorAnswer;
  say(text: string): Promise<void>;
  finish(): Promise<void>;
  /** Breaks the connection off. */
  reset(): Promise<void>;
  /** Resolves when the service asked. */
  readonly asked: Promise<ServerResponse>;
  /** Resolves when the answer was read to its end, or nobody listens any more. */
  readonly closed: Promise<void>;
}

export function spokenAnswer(): SpokenAnswer {
  const asked = Promise.withResolvers<ServerResponse>();
  const event = (choices: readonly object[], usage?: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, usage })}\n\n`;
  return {
    asked: asked.promise,
    closed: asked.promise.then(async (response) => {
      if (!response.closed) await once(response, 'close');
    }),
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      asked.resolve(response);
    },
    say: async (text) => {
      const delta = { role: 'assistant', content: text };
      (await asked.promise).write(event([{ index: 0, delta, finish_reason: null }]));
    },
    finish: async () => {
      const response = await asked.promise;
      response.write(event([{ index: 0, delta: {}, finish_reason: 'stop' }]));
      const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
      response.end(`${event([], usage)}data: [DONE]\n\n`);
    },
    reset: async () => void (await asked.promise).socket?.resetAndDestroy(),
  };
}
