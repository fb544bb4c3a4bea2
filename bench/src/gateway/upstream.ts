import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A vendor that answers at once, whatever it is asked, in a process of its own. Prints its port. */
const TEXT = 'The service restarts every night, see `deploy.sh`.';
const shared = { id: 'chatcmpl-1', created: 1, model: 'm' };
const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

const whole = JSON.stringify({
  ...shared,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
  usage,
});
const streamed = [
  { choices: [{ index: 0, delta: { role: 'assistant', content: TEXT }, finish_reason: null }] },
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage },
]
  .map((chunk) => `data: ${JSON.stringify({ ...shared, object: 'chat.completion.chunk', ...chunk })}\n\n`)
  .join('');

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    const isStream = body.includes('"stream":true');
    response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
    response.end(isStream ? `${streamed}data: [DONE]\n\n` : whole);
  });
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
