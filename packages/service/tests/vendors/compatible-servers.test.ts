import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { askModel } from '../../src/models/ask-model.ts';
import { createEgress } from '../../src/models/egress/egress.ts';
import { createResilience } from '../../src/models/vendors/resilience.ts';
import { createVendorModel } from '../../src/models/vendors/vendor-model.ts';
import { optimizeWork } from '../harness/fake-model.ts';
import { startVendor, status, type VendorAnswer, type VendorServer } from '../harness/vendor-server.ts';

const TEXT = 'Größe ändern: „ja“ 👍, see `deploy.sh`.';
const USAGE = { prompt_tokens: 210, completion_tokens: 17, total_tokens: 227 };
const COUNTED = { inputTokens: 210, outputTokens: 17, thinkingTokens: null };
const UNCOUNTED = { inputTokens: null, outputTokens: null, thinkingTokens: null };

const open: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one[Symbol.asyncDispose]();
});

/** A model of a server without a key, as Ollama and llama.cpp are by default. */
async function modelAt(answer: VendorAnswer) {
  const vendor: VendorServer = await startVendor(answer);
  const egress = createEgress({ allowed: [{ host: '127.0.0.1', port: vendor.port }], silenceMs: 20_000 });
  open.push(vendor, egress);
  const definition = {
    provider: 'openai-compatible',
    id: 'house',
    model: 'qwen3:14b',
    baseUrl: `${vendor.address}/v1`,
    apiKey: null,
    stages: ['optimize'],
    class: 'quality',
    contextTokens: null,
    credentialSource: 'managed',
  } as const;
  return { vendor, model: createVendorModel(definition, egress, createResilience(1)) };
}

interface Chunk {
  readonly delta?: object;
  readonly finish?: string | null;
  readonly more?: object;
}

function event({ delta = {}, finish = null, more = {} }: Chunk): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const head = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'qwen3:14b',
  };
  return `data: ${JSON.stringify({ ...head, choices, ...more })}\n\n`;
}

const said = (content: string) => event({ delta: { content } });
const END = event({ finish: 'stop' });
const COUNT = event({ more: { choices: [], usage: USAGE } });
const DONE = 'data: [DONE]\n\n';
const HALVES = [TEXT.slice(0, 9), TEXT.slice(9)].map(said).join('');

function sends(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  size = 4_096,
): VendorAnswer {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      // Each piece travels by itself.
      if (size < 100) await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
}

const OLLAMA =
  event({
    delta: { role: 'assistant', content: '', reasoning: 'Let me see.' },
    more: { system_fingerprint: 'fp_ollama' },
  }) +
  HALVES +
  event({ delta: { role: 'assistant', content: '' }, finish: 'stop' }) +
  COUNT +
  DONE;
const LLAMA_CPP =
  event({ delta: { role: 'assistant', content: null } }) +
  event({ delta: { reasoning_content: 'Let me see.' } }) +
  HALVES +
  event({
    finish: 'stop',
    more: { timings: { prompt_n: 210, predicted_n: 17, predicted_per_second: 40.1 } },
  }) +
  COUNT +
  DONE;
const WHOLE = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
  usage: USAGE,
};

test.each<[string, VendorAnswer, object]>([
  ['Ollama, which thinks in a field of its own', sends(OLLAMA), COUNTED],
  ['llama.cpp, with its timings', sends(LLAMA_CPP), COUNTED],
  ['a server that does not count', sends(HALVES + END + DONE), UNCOUNTED],
  [
    'a server that counts in its last chunk',
    sends(HALVES + event({ finish: 'stop', more: { usage: USAGE } }) + DONE),
    COUNTED,
  ],
  [
    'a server that says null until it has counted',
    sends((HALVES + END).replaceAll('}]}', '}],"usage":null}') + COUNT + DONE),
    COUNTED,
  ],
  [
    'a server that thinks aloud',
    sends(said('<think>\nHm, „deploy“?\n</think>\n\n') + HALVES + END + COUNT + DONE),
    COUNTED,
  ],
  [
    'a server that thinks aloud in pieces',
    sends(['<th', 'ink>Hm', '</thi', 'nk>', '\n\n'].map(said).join('') + HALVES + END + COUNT + DONE),
    COUNTED,
  ],
  [
    'a server that keeps the line open with comments',
    sends(`: keep-alive\n\n${OLLAMA.replaceAll('\n\n', '\n\n: ping\n\n')}`),
    COUNTED,
  ],
  ['a server that ends lines as Windows does', sends(OLLAMA.replaceAll('\n', '\r\n')), COUNTED],
  ['a line that cuts letters in two', sends(OLLAMA, {}, 1), COUNTED],
  [
    'a server that packs what nobody asked it to',
    sends(gzipSync(OLLAMA), { 'content-encoding': 'gzip' }),
    COUNTED,
  ],
  ['a server without streams', status(200, WHOLE), COUNTED],
  ['a server that names no reason for its end', sends(HALVES + COUNT + DONE), COUNTED],
  ['a server that neither names a reason nor counts', sends(HALVES + DONE), UNCOUNTED],
  ['a server that ends so without a line break', sends(`${HALVES}data:[DONE]`), UNCOUNTED],
  [
    'a server that ends so as Windows does, letter by letter',
    sends(`${HALVES}${DONE}: bye\n\n`.replaceAll('\n', '\r\n'), {}, 1),
    UNCOUNTED,
  ],
  [
    'a server without streams that names no reason either',
    status(200, { choices: [{ message: { content: TEXT } }] }),
    UNCOUNTED,
  ],
  [
    'a server that sends its text in parts, with what it thinks',
    sends(
      event({
        delta: {
          content: [
            { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
            { type: 'text', text: TEXT },
          ],
        },
      }) +
        END +
        COUNT +
        DONE,
    ),
    COUNTED,
  ],
  ['a server that calls its stream JSON', sends(OLLAMA, { 'content-type': 'application/json' }), COUNTED],
  ['a server that says that nothing went wrong', sends(OLLAMA.replaceAll('}]', '}],"error":null')), COUNTED],
  [
    'a server that counts no more than the answer',
    sends(HALVES + END + event({ more: { choices: [], usage: { completion_tokens: 17 } } }) + DONE),
    { inputTokens: null, outputTokens: 17, thinkingTokens: null },
  ],
  [
    'a server with a reason of its own',
    sends(HALVES + event({ finish: 'eos_token' }) + COUNT + DONE),
    COUNTED,
  ],
])('the answer of %s is read', async (_what, answer, usage) => {
  const { vendor, model } = await modelAt(answer);
  const given = await askModel(model, optimizeWork('Größe ändern, see `deploy.sh`'), 20_000);
  expect([given.output.trim(), given.usage]).toEqual([TEXT, usage]);
  const [request] = vendor.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(JSON.parse(request?.body ?? '{}')).toMatchObject({ model: 'qwen3:14b', stream: true });
  expect(request?.headers).not.toHaveProperty('authorization');
});

const CALL = { index: 0, id: 'call_1', type: 'function', function: { name: 'search', arguments: '{}' } };

test.each<[string, VendorAnswer, string]>([
  [
    'a call of a tool that nobody offered',
    sends(event({ delta: { tool_calls: [CALL] } }) + event({ finish: 'tool_calls' }) + DONE),
    'empty',
  ],
  ['nothing but thinking', sends(said('<think>Hm.</think>') + END + DONE), 'empty'],
  ['an end before its end', sends(HALVES), 'broken'],
  ['an end before its end, of a text that speaks of one', sends(HALVES + said('data: [DONE]\n\n')), 'broken'],
  ['a line cut in two before its end', sends(`${HALVES}${said('more').slice(0, -9)}\n\n${DONE}`), 'broken'],
  ['an end without a text', sends(said('') + DONE), 'empty'],
  [
    'a refusal in a field of its own',
    sends(event({ delta: { refusal: 'I cannot help with that.' } }) + END + DONE),
    'withheld',
  ],
  ['an error in the middle', sends(`${HALVES}data: {"error":{"message":"full","code":429}}\n\n`), 'broken'],
  ['what is no chunk', sends(`${HALVES}data: 7\n\n${END}${DONE}`), 'broken'],
  ['an end by length', sends(HALVES + event({ finish: 'length' }) + DONE), 'cut'],
  [
    'an error under a good status',
    status(200, { error: { message: 'no such key', code: 'invalid_api_key' } }),
    'invalid-key',
  ],
  [
    'an error of a number under a good status',
    status(200, { error: { message: 'full', code: 429 } }),
    'limited',
  ],
  [
    'a model that was not pulled',
    status(404, {
      error: {
        message: 'model "qwen3:14b" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      },
    }),
    'unknown-model',
  ],
  ['a page', sends('<html>Welcome</html>', { 'content-type': 'text/html' }), 'broken'],
])('%s is told from an answer', async (_what, answer, kind) => {
  const { model } = await modelAt(answer);
  const fault = await askModel(model, optimizeWork('a text'), 20_000).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Fault);
  expect((fault as Fault).cause).toMatchObject({ kind });
});
