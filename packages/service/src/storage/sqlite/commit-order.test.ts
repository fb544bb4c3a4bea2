import { expect, test } from 'vitest';
import { type CommitOrder, createOrderReading, createOrders } from './commit-order.ts';

const transaction = (...texts: readonly string[]) => ({
  queries: texts.map((sql, at) => ({ sql, parameters: [at] })),
});

/** What a thread makes of the orders that were sent. */
function connected() {
  const orders: CommitOrder[] = [];
  const read = createOrderReading();
  let isShut = false;
  const write = createOrders((order) => {
    if (isShut) throw new Error('it cannot cross');
    orders.push(order);
  });
  return {
    orders,
    shut: (now: boolean) => {
      isShut = now;
    },
    write,
    cross: (...transactions: ReturnType<typeof transaction>[]) => {
      write(transactions);
      const last = orders.at(-1);
      return last === undefined ? [] : read(last);
    },
  };
}

test('what arrives is what was ordered, and each text crosses once', () => {
  const { cross, orders } = connected();
  const [one, other] = [transaction('a', 'b', 'a'), transaction('b', 'c')];
  expect(cross(one)).toEqual([one]);
  expect(cross(other, one)).toEqual([other, one]);
  expect(orders.map(({ told }) => told)).toEqual([['a', 'b'], ['c']]);
});

test('a text of an order that could not cross is told with the next', () => {
  const { cross, write, shut } = connected();
  cross(transaction('a'));
  shut(true);
  expect(() => write([transaction('b')])).toThrow('cross');
  shut(false);
  expect(cross(transaction('c', 'b'))).toEqual([transaction('c', 'b')]);
});

test('of endlessly many texts those beyond the first hundreds cross each time', () => {
  const { cross, orders } = connected();
  for (let number = 0; number < 300; number += 1) {
    const one = transaction(`select ${number}`);
    expect(cross(one)).toEqual([one]);
  }
  expect(orders.at(-1)?.told).toEqual([]);
});
