import { expect, test } from 'vitest';
import { translateBody } from '../harness/bodies.ts';
import { spokenAnswer } from '../harness/spoken-answer.ts';
import { openStream, readStream, restOf } from '../harness/stream-client.ts';
import { serviceAtVendor } from './vendor-service.ts';

const LIMITED = { environment: { FAIRCOPY_DEFAULT_TIER: 'pro' } };

test('a stop lets a stream under way come to its end, and begins no other', async () => {
  const spoken = spokenAnswer();
  const { address, key, service } = await serviceAtVendor([spoken.answer]);
  const call = { address, key, body: translateBody };
  const opening = openStream('/api/v1/translate', call);
  await spoken.say('# Invoices\n\nReturns open invoices, paged by 50, ');
  const stream = await opening;
  await stream.next();
  const stopped = service[Symbol.asyncDispose]();
  const refused = await readStream('/api/v1/translate', call);
  expect([refused.status, refused.error?.error_code]).toEqual([503, 'ERR_UNAVAILABLE']);
  await spoken.say('see `GET /invoices`.');
  await spoken.finish();
  const { ends, result } = await restOf(stream);
  expect([ends, result?.metadata.differsFromStream]).toEqual([['result'], false]);
  expect(result?.output).toContain('`GET /invoices`');
  await stopped;
});

test('a stream that takes longer than a stop can wait ends with an error, and what it cost is booked', async () => {
  const spoken = spokenAnswer();
  const { address, key, service, storage } = await serviceAtVendor([spoken.answer], {
    ...LIMITED,
    overrides: { drainMs: 50 },
  });
  const opening = openStream('/api/v1/translate', { address, key, body: translateBody });
  await spoken.say('# Invoices\n\nReturns open invoices, paged by 50, ');
  const stream = await opening;
  await stream.next();
  const stopped = service[Symbol.asyncDispose]();
  const { ends, error } = await restOf(stream);
  expect([ends, error?.error_code]).toEqual([['error'], 'ERR_UNAVAILABLE']);
  await stopped;
  await spoken.closed;
  const [usage] = await storage.db.selectFrom('usage').selectAll().execute();
  expect(usage).toMatchObject({
    reservedTokens: 0,
    managedTokens: expect.toSatisfy((tokens: number) => tokens > 10),
  });
  expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
});

test('what a client that left has cost is booked before the service stops', async () => {
  const spoken = spokenAnswer();
  const { address, key, service, storage } = await serviceAtVendor([spoken.answer], LIMITED);
  const opening = openStream('/api/v1/translate', { address, key, body: translateBody });
  await spoken.say('# Invoices\n\nReturns open invoices, paged by 50, ');
  const stream = await opening;
  await stream.next();
  stream.leave();
  await service[Symbol.asyncDispose]();
  const [usage] = await storage.db.selectFrom('usage').selectAll().execute();
  expect(usage).toMatchObject({
    reservedTokens: 0,
    managedTokens: expect.toSatisfy((tokens: number) => tokens > 10),
  });
});
