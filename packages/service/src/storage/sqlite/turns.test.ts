import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one goes on at a time, in the order they came', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const take = async (name: string) => {
    await turns.begin();
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    turns.end();
  };
  await Promise.all([take('one'), take('two'), take('three')]);
  await take('four');
  expect(order).toEqual(
    ['one', 'two', 'three', 'four'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
