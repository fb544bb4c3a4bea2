import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';

test.each([
  ['on which nobody asked anything', ''],
  ['on which a request has only begun', 'GET / HTTP/1.1\r\nHost'],
  ['whose request lacks its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
])('a connection %s keeps no server from closing', async (_which, sent) => {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.post('/', async () => 'done');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const connection = connect(Number(port), '127.0.0.1');
  connection.on('error', () => undefined).resume();
  await once(connection, 'connect');
  if (sent !== '') connection.write(sent);
  await new Promise(setImmediate);
  const closed = once(connection, 'close');
  await closeServer(app, 50);
  await closed;
  expect(app.server.listening).toBe(false);
});
