import { type AddressInfo, createServer, type Socket } from 'node:net';
import { readMessages } from './light-http.ts';
import { ofTicket } from './of-ticket.ts';

/**
 * A vendor that answers at once, in a process of its own: with the number of the ticket it is asked about; where the text it is given
 * has several lines, with that text; where a specification of it is wanted, with the one it was given for ticket 0. Prints its port. Its
 * arguments: milliseconds it waits before it answers, and that specification.
 */
const shared = '"id":"chatcmpl-1","created":1,"model":"m"';
const usage = '{"prompt_tokens":100,"completion_tokens":50,"total_tokens":150}';

/** The input among what a service asks, as the text of a JSON string; in its place all, where it is asked for one line. */
const INPUT = /name=\\"input\\">\\n(.{1,40000}?)\\n<\/data-/;

/** The same; a character beyond ASCII is not a byte. */
const specification = JSON.stringify(process.argv[3] ?? '')
  .slice(1, -1)
  .replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** As the text of a JSON string. */
function answerTo(body: string): string {
  const input = INPUT.exec(body)?.[1] ?? '';
  const ticket = /ticket (\d{1,12})/.exec(body)?.[1];
  if (body.includes('Technical Spec')) return ofTicket(Number(ticket), specification);
  if (input.includes('\\n')) return input.replaceAll('servise restart ', 'service restarts ');
  return `The service restarts every night (ticket ${ticket}), see \`deploy.sh\`.`;
}

const whole = (content: string) =>
  `{${shared},"object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":"${content}"},` +
  `"finish_reason":"stop"}],"usage":${usage}}`;

const event = (rest: string) => `data: {${shared},"object":"chat.completion.chunk",${rest}}\n\n`;
const choice = (delta: string, reason: string) =>
  `"choices":[{"index":0,"delta":${delta},"finish_reason":${reason}}]`;
const END = `${event(choice('{}', '"stop"'))}${event(`"choices":[],"usage":${usage}`)}data: [DONE]\n\n`;
const streamed = (content: string) =>
  event(choice(`{"role":"assistant","content":"${content}"}`, 'null')) + END;

function answer(socket: Socket, question: string): void {
  const isStream = question.includes('"stream":true');
  const body = (isStream ? streamed : whole)(answerTo(question));
  const type = isStream ? 'text/event-stream' : 'application/json';
  socket.write(
    `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    'latin1',
  );
}

const waitMs = Number(process.argv[2] ?? 0);

const server = createServer((socket) => {
  // Services that end leave their connections.
  socket.on('error', () => undefined);
  readMessages(socket, (_, body) => {
    if (waitMs === 0) answer(socket, body);
    else setTimeout(() => answer(socket, body), waitMs);
  });
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
