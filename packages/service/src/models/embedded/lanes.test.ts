import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

/** Tasks that end when they are told to, and the order in which they began. */
function controlled() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    began.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, () => end.resolve(name));
    return end.promise;
  };
  return { began, task, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs as many at a time as there are places, the first lane before the second', async () => {
  const lanes = createLanes(2);
  const { began, task, end } = controlled();
  const all = ['a', 'b', 'c', 'd'].map((name) => lanes.run('second', task(name)));
  all.push(lanes.run('first', task('urgent')));
  await settled();
  expect(began).toEqual(['a', 'b']);
  expect(lanes.load()).toEqual({ running: 2, waiting: 3 });
  end('b');
  await settled();
  expect(began).toEqual(['a', 'b', 'urgent']);
  for (const name of ['a', 'urgent', 'c', 'd']) {
    end(name);
    await settled();
  }
  expect(began).toEqual(['a', 'b', 'urgent', 'c', 'd']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'urgent']);
  expect(lanes.load()).toEqual({ running: 0, waiting: 0 });
});

test('a task that fails gives its place back', async () => {
  const lanes = createLanes(1);
  await expect(lanes.run('second', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lanes.run('second', async () => 'next')).toBe('next');
});

test('a task that waits leaves when it is told to, and never begins', async () => {
  const lanes = createLanes(1);
  const { began, task, end } = controlled();
  const first = lanes.run('second', task('first'));
  const stop = new AbortController();
  const waiting = lanes.run('second', task('waiting'), stop.signal);
  stop.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  end('first');
  await first;
  expect(began).toEqual(['first']);
  await expect(lanes.run('second', task('late'), stop.signal)).rejects.toThrow('left');
  expect(lanes.load()).toEqual({ running: 0, waiting: 0 });
});

test('a brief task goes ahead where a place has one brief task, if it says so when it is asked', async () => {
  const lanes = createLanes(1);
  const { began, task, end } = controlled();
  let isReady = false;
  const brief = (name: string) => lanes.run('first', task(name), undefined, () => isReady);
  const all = [brief('a'), brief('b')];
  await settled();
  expect(began).toEqual(['a']);
  isReady = true;
  all.push(brief('c'));
  await settled();
  expect(began).toEqual(['a', 'b']);
  expect(lanes.load()).toEqual({ running: 1, waiting: 2 });
  for (const name of ['a', 'b', 'c']) {
    end(name);
    await settled();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('no brief task goes ahead of one that waits, nor to a place that has one that is not brief', async () => {
  const lanes = createLanes(1);
  const { began, task, end } = controlled();
  const brief = (name: string) => lanes.run('first', task(name), undefined, () => true);
  const all = [brief('a'), lanes.run('second', task('long')), brief('b')];
  await settled();
  expect(began).toEqual(['a']);
  end('a');
  await settled();
  expect(began).toEqual(['a', 'b']);
  end('b');
  await settled();
  all.push(brief('c'));
  await settled();
  expect(began).toEqual(['a', 'b', 'long']);
  end('long');
  await settled();
  end('c');
  expect(await Promise.all(all)).toEqual(['a', 'long', 'b', 'c']);
});
