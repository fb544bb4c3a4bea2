import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A vendor that answers at once, with the number of the ticket it is asked about, in a process of its own.
 * Prints its port. Its argument: milliseconds it waits before it answers.
 */
const textOf = (body: string) =>
  `The service restarts every night (ticket ${/ticket (\d{1,12})/.exec(body)?.[1]}), see \`deploy.sh\`.`;
const shared = { id: 'chatcmpl-1', created: 1, model: 'm' };
const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

const whole = (content: string) =>
  JSON.stringify({
    ...shared,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage,
  });
const event = (chunk: object) =>
  `data: ${JSON.stringify({ ...shared, object: 'chat.completion.chunk', ...chunk })}\n\n`;
const end =
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) + event({ choices: [], usage });
const streamed = (content: string) =>
  `${event({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}${end}data: [DONE]\n\n`;

const waitMs = Number(process.argv[2] ?? 0);

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    const isStream = body.includes('"stream":true');
    const answer = () => {
      response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
      response.end((isStream ? streamed : whole)(textOf(body)));
    };
    if (waitMs === 0) answer();
    else setTimeout(answer, waitMs);
  });
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
