import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { lingerOverBodies } from './linger.ts';

const LIMIT = 1_000;
/** More than the buffers between two processes hold. */
const LARGE = 20 * 1024 * 1024;

const started: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
});

async function serve(longestMs?: number): Promise<number> {
  const app = fastify({ bodyLimit: LIMIT, forceCloseConnections: true });
  started.push(app);
  lingerOverBodies(app, longestMs);
  app.post('/', async () => 'taken');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

async function begin(port: number, headers: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`,
  );
  return socket;
}

test('a body that is far too large is let in before the connection closes, so that its sender reads the refusal', async () => {
  const socket = await begin(await serve(), `Content-Length: ${LARGE}`);
  const sent = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.end(Buffer.alloc(LARGE, 'x'), () => resolve());
  });
  await sent;
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('the refusal comes before the rest of the body does', async () => {
  const socket = await begin(await serve(), `Content-Length: ${LARGE}`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test('the rest is not waited for without end', async () => {
  const socket = await begin(await serve(50), `Content-Length: ${LARGE}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('nor where none will come, as the sender waits for leave to send it', async () => {
  const socket = await begin(await serve(), `Content-Length: ${LARGE}\r\nExpect: 100-continue`);
  expect(await text(socket)).toMatch(/HTTP\/1\.1 413 /);
});

test('a request that was read is answered as ever', async () => {
  const socket = await begin(await serve(), 'Content-Length: 2');
  socket.write('{}');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.endsWith('\r\n\r\ntaken')).toBe(true);
});
