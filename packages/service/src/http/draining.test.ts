import { expect, test } from 'vitest';
import { createDraining } from './draining.ts';

test('a stop waits for the requests under way, and lets no further one in', async () => {
  const draining = createDraining();
  draining.enter();
  let drained = false;
  const stop = draining.drain(60_000).then(() => {
    drained = true;
  });
  expect(() => draining.enter()).toThrow('The service is stopping.');
  await Promise.resolve();
  expect(drained).toBe(false);
  draining.leave();
  await stop;
  expect(drained).toBe(true);
});

test('a stop with nothing under way does not wait', async () => {
  const draining = createDraining();
  draining.enter();
  draining.leave();
  await draining.drain(60_000);
  expect(draining.leaving).toBe(true);
});

test('a stop gives up on requests that never end, and tells them first', async () => {
  const draining = createDraining();
  draining.enter();
  await draining.drain(1, 1);
  expect([draining.leaving, draining.closing.aborted]).toEqual([true, true]);
});

test('a stop waits for work whose client is gone', async () => {
  const draining = createDraining();
  const booked = Promise.withResolvers<string>();
  draining.enter();
  const work = draining.during(() => booked.promise);
  draining.leave();
  const stop = draining.drain(60_000);
  booked.resolve('booked');
  await stop;
  expect([await work, draining.closing.aborted]).toEqual(['booked', false]);
});
