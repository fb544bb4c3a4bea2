import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStream, type EventStreamTimes } from '../../src/http/event-stream/event-stream.ts';

const PIECE = 'x'.repeat(65_536);
/** 256 MiB: more than all buffers between two sockets of one machine take. */
const MOST_PIECES = 4_096;
const PATIENCE = { timeout: 25_000 };

/** A server that writes for as long as its reader lets it, and the answer of it, of which nothing is read yet. */
async function endlessStream(times: EventStreamTimes) {
  const app = fastify();
  const state = { shown: 0, waiting: false, reason: undefined as unknown, more: true };
  app.get('/', async (_request, reply) => {
    const stream = createEventStream(reply, new AbortController().signal, times);
    while (state.more && state.shown < MOST_PIECES && !stream.gone.aborted) {
      state.waiting = true;
      await stream.show(PIECE);
      state.waiting = false;
      state.shown += 1;
      // Lets the sockets do their part.
      await new Promise(setImmediate);
    }
    state.reason = stream.gone.reason;
    stream.end();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };
  const sent = request({ host: '127.0.0.1', port, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { state, response };
}

/** Until nothing moves any more. */
async function standstill(state: { readonly shown: number; readonly waiting: boolean }): Promise<number> {
  let before = -1;
  await expect
    .poll(
      () => {
        const stands = state.waiting && state.shown === before;
        before = state.shown;
        return stands;
      },
      { ...PATIENCE, interval: 100 },
    )
    .toBe(true);
  return before;
}

test('who writes waits for who reads, and goes on with them', async () => {
  const { state, response } = await endlessStream({ heartbeatMs: 20, stallMs: 60_000 });
  const pieces = await standstill(state);
  expect(pieces).toBeLessThan(MOST_PIECES);
  state.more = false;
  let length = 0;
  for await (const chunk of response) length += chunk.length;
  expect(length).toBeGreaterThan(pieces * PIECE.length);
  expect(state.reason).toBe(undefined);
});

test('who does not read for long counts as gone', async () => {
  const { state, response } = await endlessStream({ heartbeatMs: 60_000, stallMs: 100 });
  response.on('error', () => undefined);
  await expect.poll(() => state.reason, PATIENCE).toMatchObject({ code: 'ERR_UNAVAILABLE' });
  expect(state.shown).toBeLessThan(MOST_PIECES);
});
