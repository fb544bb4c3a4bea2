import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Access } from '../service/post-stage.ts';

/**
 * Reads a stream of translate on a connection of its own.
 *
 * @param leaves goes away at the first piece of text
 * @returns milliseconds until that first piece
 * @throws {Error} when the stream is not what was promised
 */
export async function readStream(access: Access, body: object, leaves: boolean): Promise<number> {
  const begun = performance.now();
  const sent = request(`${access.address}/api/v1/translate`, {
    method: 'POST',
    agent: false,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'x-api-key': access.key },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let received = '';
  let firstMs: number | undefined;
  for await (const chunk of response.setEncoding('utf8')) {
    received += chunk;
    if (firstMs === undefined && received.includes('event: delta')) firstMs = performance.now() - begun;
    if (leaves && firstMs !== undefined) {
      sent.destroy();
      return firstMs;
    }
  }
  const events = received.split('\n\n').filter((event) => event.startsWith('event: '));
  const dataOf = (event: string) => JSON.parse(event.slice(event.indexOf('\ndata: ') + 7));
  const last = events.pop() ?? '';
  const text = events.map((event) => dataOf(event).text).join('');
  if (!last.startsWith('event: result')) throw new Error(`a stream ended with: ${received.slice(-300)}`);
  const { output, metadata } = dataOf(last).data;
  if (metadata.differsFromStream !== (text !== output)) throw new Error('a stream differs in silence');
  return firstMs ?? performance.now() - begun;
}
