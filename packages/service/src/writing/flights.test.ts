import { expect, test, vi } from 'vitest';
import { createFlights } from './flights.ts';

/** Work that ends when the test says so, or nobody wants it any more. */
function heldWork() {
  const done = Promise.withResolvers<string>();
  const work = vi.fn((unwanted: AbortSignal) => {
    unwanted.addEventListener('abort', () => done.reject(unwanted.reason), { once: true });
    return done.promise;
  });
  return { done, work };
}

const leaver = () => new AbortController();

test('equal work at once is done once, and different work is not', async () => {
  const flights = createFlights<string>();
  const { work, done } = heldWork();
  const all = [1, 2, 3].map(() => flights.join('a', work, undefined));
  const other = flights.join('b', async () => 'other', undefined);
  done.resolve('done');
  expect(await Promise.all(all)).toEqual([
    { result: 'done', isFirst: true },
    { result: 'done', isFirst: false },
    { result: 'done', isFirst: false },
  ]);
  expect(await other).toEqual({ result: 'other', isFirst: true });
  expect(work).toHaveBeenCalledTimes(1);
});

test('who comes after the end begins anew', async () => {
  const flights = createFlights<string>();
  await flights.join('a', async () => 'one', undefined);
  expect(await flights.join('a', async () => 'two', undefined)).toEqual({ result: 'two', isFirst: true });
});

test('work goes on while one is left, though the first has gone, who then still learns what became of it', async () => {
  const flights = createFlights<string>();
  const { work, done } = heldWork();
  const [first, second] = [leaver(), leaver()];
  const begun = flights.join('a', work, first.signal);
  const joined = flights.join('a', work, second.signal);
  first.abort(new Error('gone'));
  done.resolve('done');
  expect([(await begun).result, (await joined).result]).toEqual(['done', 'done']);
});

test('work ends when the last one has gone, and nobody joins what is being given up', async () => {
  const flights = createFlights<string>();
  const { work } = heldWork();
  const [first, second] = [leaver(), leaver()];
  const both = [flights.join('a', work, first.signal), flights.join('a', work, second.signal)];
  const outcomes = Promise.allSettled(both);
  second.abort(new Error('second gone'));
  first.abort(new Error('first gone'));
  const next = flights.join('a', async () => 'anew', undefined);
  expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'first gone',
    'second gone',
  ]);
  expect(await next).toEqual({ result: 'anew', isFirst: true });
});

test('who has left before they came does not keep the work alive', async () => {
  const flights = createFlights<string>();
  const { work } = heldWork();
  await expect(flights.join('a', work, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

test('a failure is that of all who wait', async () => {
  const flights = createFlights<string>();
  const { work, done } = heldWork();
  const both = [flights.join('a', work, undefined), flights.join('a', work, undefined)];
  done.reject(new Error('no'));
  for (const one of both) await expect(one).rejects.toThrow('no');
});
