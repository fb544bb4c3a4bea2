import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { optimizeWork } from '../../../tests/harness/fake-model.ts';
import { createEditorPool, type EditorPool, type EditorPoolOptions } from './pool.ts';

const worker = new URL('../../../tests/harness/stand-in-worker.ts', import.meta.url);
const pools: EditorPool[] = [];

function pool(options: EditorPoolOptions = {}): EditorPool {
  const created = createEditorPool({ threads: 1, worker, ...options });
  pools.push(created);
  return created;
}

afterEach(async () => {
  for (const each of pools.splice(0)) await each[Symbol.asyncDispose]();
});

const ask = (each: EditorPool, input: string, signal?: AbortSignal) =>
  each.run('answer', optimizeWork(input), signal);

test('gives what the worker gives', async () => {
  expect(await ask(pool(), 'some text')).toMatchObject({ output: 'Edited: some text' });
});

test('a task that throws fails alone', async () => {
  const each = pool();
  await expect(ask(each, 'please throw')).rejects.toThrow('cannot edit');
  expect(await ask(each, 'next')).toMatchObject({ output: 'Edited: next' });
});

test('a thread that dies takes its own task with it, and another takes its place', async () => {
  const each = pool();
  const waiting = [ask(each, 'please die'), ask(each, 'second'), ask(each, 'third')];
  const [first, ...others] = await Promise.allSettled(waiting);
  expect(first?.status).toBe('rejected');
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a task that never ends is ended, and the next one gets a new thread', async () => {
  const each = pool();
  const signal = AbortSignal.timeout(300);
  await expect(ask(each, 'please hang', signal)).rejects.toThrow();
  expect(signal.aborted).toBe(true);
  expect(await ask(each, 'next')).toMatchObject({ output: 'Edited: next' });
});

test('a step that never ends is ended, too, and what waits behind it is done', async () => {
  const each = pool({ longestMs: 300 });
  const hanging = each.run('detect', 'please hang');
  const next = ask(each, 'next');
  await expect(hanging).rejects.toThrow('"detect" took longer than 300 ms');
  expect(await next).toMatchObject({ output: 'Edited: next' });
});

test('a step that ends its thread costs those that went with it, and ahead behind it, only time', async () => {
  const each = pool();
  const texts = Array.from({ length: 20 }, (_, at) => (at === 3 ? 'please die' : `text ${at}`));
  const ends = await Promise.allSettled(texts.map((text) => each.run('detect', text)));
  expect(ends.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))).toEqual([3]);
});

test('a thread that loads longer than anybody waits goes on loading, and the next one is answered', async () => {
  const loading = new URL('../../../tests/harness/slow-loading-worker.ts', import.meta.url);
  const each = pool({ worker: loading });
  const threads: unknown[] = [];
  const note = (thread: unknown) => threads.push(thread);
  process.on('worker', note);
  await expect(ask(each, 'first', AbortSignal.timeout(20))).rejects.toThrow('timeout');
  expect(each.load()).toMatchObject({ running: 1 });
  const next = new AbortController();
  expect(await ask(each, 'second', next.signal)).toMatchObject({ output: 'second, of those worked on: 1' });
  expect(threads).toHaveLength(1);
  // once it works, it can be ended again
  await expect(ask(each, 'please hang', AbortSignal.timeout(300))).rejects.toThrow('timeout');
  await expect.poll(() => each.load()).toMatchObject({ running: 0 });
  process.off('worker', note);
});

test('a task that waits leaves the queue when it is aborted', async () => {
  const each = pool();
  const hanging = new AbortController();
  const first = ask(each, 'please hang', hanging.signal);
  const second = new AbortController();
  const waiting = ask(each, 'waits', second.signal);
  second.abort();
  await expect(waiting).rejects.toThrow();
  hanging.abort();
  await expect(first).rejects.toThrow();
});

test('gets ready in steps, between which checks are let through', async () => {
  const each = pool();
  const order: string[] = [];
  const ready = each.warmUp().then(() => order.push('ready'));
  const checked = each.run('inspect', { source: '', output: '' }).then(() => order.push('checked'));
  await Promise.all([ready, checked]);
  expect(order).toEqual(['checked', 'ready']);
});

test('does not complain about getting ready when it is closed meanwhile', async () => {
  const each = pool();
  const ready = each.warmUp();
  await each[Symbol.asyncDispose]();
  await expect(ready).resolves.toBeUndefined();
});

test('refuses what it cannot take on, and takes on again what there is room for', async () => {
  const each = pool({ mostAnswers: 2 });
  const taken = [ask(each, 'one'), ask(each, 'two')];
  await expect(ask(each, 'three')).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE', retryAfterSeconds: 2 });
  await Promise.all(taken);
  expect(await ask(each, 'four')).toMatchObject({ output: 'Edited: four' });
});

test('when no answer was asked for in a while, another thread takes the place of the one that loaded dictionaries', async () => {
  const each = pool({ idleMs: 20 });
  expect(await ask(each, 'one')).toMatchObject({ output: 'Edited: one' });
  await once(process, 'worker');
  expect(await ask(each, 'two')).toMatchObject({ output: 'Edited: two' });
});

test('nothing that runs or waits is lost when threads are replaced', async () => {
  const each = pool({ idleMs: 1 });
  const inputs = Array.from({ length: 40 }, (_, at) => `text ${at}`);
  for (let at = 0; at < inputs.length; at += 4) {
    const asked = inputs.slice(at, at + 4);
    const answers = await Promise.all(asked.map((input) => ask(each, input)));
    expect(answers.map(({ output }) => output)).toEqual(asked.map((input) => `Edited: ${input}`));
    await new Promise(setImmediate);
  }
});
