import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import { optimizeBody, translateBody } from '../harness/bodies.ts';
import { spokenAnswer } from '../harness/spoken-answer.ts';
import { startService } from '../harness/start-service.ts';
import { openStream, readStream, restOf } from '../harness/stream-client.ts';
import { says } from '../harness/vendor-server.ts';
import { serviceAtVendor } from './vendor-service.ts';

/** Generous, since nothing but the end of a wait depends on it. */
const PATIENCE = { timeout: 20_000 };
const LIMITED = { FAIRCOPY_DEFAULT_TIER: 'pro' };

const usageOf = async ({ db }: Storage) => {
  const [usage] = await db.selectFrom('usage').selectAll().execute();
  const held = await db.selectFrom('usageReservations').selectAll().execute();
  return { spent: usage?.managedTokens ?? 0, reserved: usage?.reservedTokens ?? 0, held: held.length };
};
/** Nothing is held any more, and so many tokens were spent. */
const settled = (spent: unknown) => ({ spent, reserved: 0, held: 0 });
const something = expect.toSatisfy((tokens: number) => tokens > 10);

test.each([
  ['before the first word', false],
  ['in the middle', true],
])('who leaves %s ends the call, pays for what there was, and keeps nothing', async (_when, hasBegun) => {
  const spoken = spokenAnswer();
  const { address, key, vendor, storage, logged } = await serviceAtVendor([spoken.answer], {
    environment: LIMITED,
    overrides: { streamTimes: { heartbeatMs: 20, stallMs: 30_000 } },
  });
  const opening = openStream('/api/v1/translate', { address, key, body: translateBody });
  if (hasBegun) await spoken.say('# Invoices\n\nReturns open invoices, ');
  const stream = await opening;
  if (hasBegun) expect(await stream.next()).toMatchObject({ name: 'delta' });
  await spoken.asked;
  stream.leave();
  await spoken.closed;
  await expect.poll(() => vendor.open(), PATIENCE).toBe(0);
  await expect.poll(() => usageOf(storage), PATIENCE).toEqual(settled(something));
  expect(vendor.requests).toHaveLength(1);
  expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
  await expect.poll(logged, PATIENCE).toContain('the client left');
  expect(logged()).not.toContain('request failed');
});

test('clients that leave say nothing about the vendor, which is asked as before', async () => {
  const spoken = Array.from({ length: 6 }, spokenAnswer);
  const text = 'The service restarts every night, see `deploy.sh`.';
  const { address, key, storage } = await serviceAtVendor(
    [...spoken.map(({ answer }) => answer), says(text)],
    { overrides: { streamTimes: { heartbeatMs: 20, stallMs: 30_000 } } },
  );
  for (const [index, one] of spoken.entries()) {
    const body = { ...optimizeBody, input: `${optimizeBody.input} ${index}` };
    const stream = await openStream('/api/v1/optimize', { address, key, body });
    await one.asked;
    stream.leave();
    await one.closed;
  }
  const answered = await readStream('/api/v1/optimize', { address, key, body: optimizeBody });
  expect([answered.result?.output, answered.result?.metadata.model]).toEqual([text, 'house']);
  const { reservedTokens } = await storage.db
    .selectFrom('usage')
    .select('reservedTokens')
    .executeTakeFirstOrThrow();
  expect(reservedTokens).toBe(0);
});

test('who leaves while the embedded model works loses neither its thread nor what is under way', async () => {
  const { address, key, storage, call } = await startService(LIMITED, {
    pool: { threads: 1, worker: new URL('../harness/stand-in-worker.ts', import.meta.url) },
    streamTimes: { heartbeatMs: 5, stallMs: 30_000 },
  });
  const leaving = Array.from({ length: 12 }, async (_, index) => {
    const body = {
      ...translateBody,
      input: `${translateBody.input} ${index}`,
      translationId: `mine-${index}`,
    };
    const stream = await openStream('/api/v1/translate', { address, key, body });
    stream.leave();
  });
  await Promise.all(leaving);
  await expect.poll(async () => (await usageOf(storage)).held, PATIENCE).toBe(0);
  const after = await call('/api/v1/translate', { body: { ...translateBody, translationId: 'mine' } });
  expect(after.status).toBe(200);
  // Each is kept whole or not at all.
  const kept = await storage.db.selectFrom('translations').select('output').execute();
  for (const { output } of kept) expect(output).toMatch(/^Edited: we need/);
});

test('equal requests at once are one call, which goes on when some of them leave', async () => {
  const spoken = spokenAnswer();
  const { address, key, vendor, storage, call } = await serviceAtVendor([spoken.answer], {
    environment: LIMITED,
    overrides: { streamTimes: { heartbeatMs: 20, stallMs: 30_000 } },
  });
  const open = () => openStream('/api/v1/optimize', { address, key, body: optimizeBody });
  const first = await open();
  await spoken.asked;
  const second = await open();
  const third = await open();
  const whole = call('/api/v1/optimize', { body: optimizeBody });
  second.leave();
  await spoken.say('The service restarts every night, ');
  await spoken.say('see `deploy.sh`.');
  await spoken.finish();
  const { text, result } = await restOf(third);
  expect(text).toBe('The service restarts every night, see `deploy.sh`.');
  expect((await restOf(first)).text).toBe(text);
  expect([result?.output, (await whole).body.data.output]).toEqual([text, text]);
  expect(vendor.requests).toHaveLength(1);
  await expect.poll(() => usageOf(storage), PATIENCE).toEqual(settled(150));
});

test('who comes when the call of an equal request was given up asks anew', async () => {
  const spoken = spokenAnswer();
  const text = 'The service restarts every night, see `deploy.sh`.';
  const { address, key, vendor, storage } = await serviceAtVendor([spoken.answer, says(text)], {
    environment: LIMITED,
    overrides: { streamTimes: { heartbeatMs: 20, stallMs: 30_000 } },
  });
  const open = () => openStream('/api/v1/optimize', { address, key, body: optimizeBody });
  const stream = await open();
  await spoken.asked;
  stream.leave();
  await spoken.closed;
  expect((await restOf(await open())).text).toBe(text);
  expect(vendor.requests).toHaveLength(2);
  await expect.poll(async () => (await usageOf(storage)).held, PATIENCE).toBe(0);
});

test('of many streams of which a third leave, nothing stays behind', async () => {
  const text = 'The service restarts every night, see `deploy.sh`.';
  const half = text.slice(0, 30);
  const { address, key, vendor, storage } = await serviceAtVendor(
    [
      (response) => {
        const chunk = (content: string | null, reason: string | null) =>
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: reason }] })}\n\n`;
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(chunk(half, null));
        setTimeout(() => response.end(chunk(text.slice(30), 'stop')), 50);
      },
    ],
    { environment: LIMITED },
  );
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const managedModel = index % 2 === 0 ? 'house' : 'faircopy-embedded';
      const body = { ...translateBody, input: `${text} Note ${index}.`, managedModel };
      const stream = await openStream('/api/v1/translate', { address, key, body });
      if (index % 3 !== 0) return (await restOf(stream)).ends.join();
      await stream.next();
      stream.leave();
      return 'left';
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'left')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'result')).toHaveLength(20);
  await expect.poll(() => vendor.open(), PATIENCE).toBe(0);
  await expect.poll(() => usageOf(storage), PATIENCE).toEqual(settled(something));
  const kept = await storage.db.selectFrom('translations').select('id').execute();
  expect(kept.length).toBeGreaterThanOrEqual(20);
});
