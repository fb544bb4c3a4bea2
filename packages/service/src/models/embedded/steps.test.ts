import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';
import { createSteps, isStep, type Step, stepsWith } from './steps.ts';

const detect = async (text: string) => {
  if (text.includes('throw')) throw new Error(text);
  return text.toUpperCase();
};
const none = async () => null;
const thread = stepsWith({ detect, nameLanguage: none, inspect: none, examine: none, repair: none });
const stepOf = (argument: string): Step => ({ task: 'detect', argument });

/** Steps that one thread carries out, and the groups in which they came to it. */
function started() {
  const groups: unknown[][] = [];
  const lanes = createLanes(1);
  const steps = createSteps(
    (work, goesAhead) => lanes.run('first', work, undefined, goesAhead),
    (work) => lanes.run('first', work),
    async (group) => {
      groups.push(group.map(({ argument }) => argument));
      await new Promise(setImmediate);
      if (group.some(({ argument }) => argument === 'die')) throw new Error('the thread is gone');
      return thread(group);
    },
  );
  return {
    groups,
    ask: (...texts: string[]) => Promise.allSettled(texts.map((text) => steps(stepOf(text)))),
  };
}

test('those that wait for the same turn go together, eight at most', async () => {
  const { groups, ask } = started();
  const ends = await ask(...'abcdefghijk');
  expect(ends.map((end) => end.status === 'fulfilled' && end.value)).toEqual([...'ABCDEFGHIJK']);
  expect(groups).toEqual([[...'abcdefgh'], [...'ijk']]);
});

test('a group that is full goes ahead to a thread that has one, and a smaller one waits', async () => {
  const { groups, ask } = started();
  const first = ask('a');
  await Promise.resolve();
  await Promise.resolve();
  const ahead = ask(...'bcdefghij');
  const before = await Promise.race([first.then(() => groups.length), ahead.then(() => groups.length)]);
  expect(before).toBe(2);
  await ahead;
  expect(groups).toEqual([['a'], [...'bcdefghi'], ['j']]);
});

test('one that throws fails alone', async () => {
  const [first, second, third] = await started().ask('a', 'throw', 'c');
  expect(first).toMatchObject({ value: 'A' });
  expect(second).toMatchObject({ reason: { message: 'throw' } });
  expect(third).toMatchObject({ value: 'C' });
});

test('one that ends its thread fails alone, and those that went with it are carried out again', async () => {
  const { groups, ask } = started();
  const [first, second] = await ask('a', 'die');
  expect(first).toMatchObject({ value: 'A' });
  expect(second).toMatchObject({ reason: { message: 'the thread is gone' } });
  expect(groups).toEqual([['a', 'die'], ['a'], ['die']]);
});

test('answers and what works on long texts go by themselves', () => {
  expect(isStep('detect', 'a'.repeat(4_000))).toBe(true);
  expect(isStep('inspect', { source: 'a'.repeat(2_000), output: 'a'.repeat(2_001) })).toBe(false);
  expect(isStep('answer', 'a')).toBe(false);
});
