import { expect, test } from 'vitest';
import { standingOf } from './schedule.ts';

const DAY = 86_400_000_000;
const key = (day: number) => ({ activeAt: day * DAY });

test('without a key, one is to be made that signs at once', () => {
  expect(standingOf([], 5 * DAY)).toEqual({
    signing: null,
    published: [],
    spent: [],
    successorActiveAt: 5 * DAY,
  });
});

test('a key signs alone for 89 days', () => {
  const first = key(0);
  expect(standingOf([first], 88 * DAY)).toEqual({
    signing: first,
    published: [first],
    spent: [],
    successorActiveAt: null,
  });
});

test('its successor is made a day before it is to sign, so that everybody has heard of it', () => {
  expect(standingOf([key(0)], 89 * DAY).successorActiveAt).toBe(90 * DAY);
});

test('after a long sleep the successor is still published for a day first', () => {
  expect(standingOf([key(0)], 400 * DAY)).toMatchObject({ signing: key(0), successorActiveAt: 401 * DAY });
});

test('a successor that waits is published and does not sign, and no third is made', () => {
  const [first, second] = [key(0), key(90)];
  expect(standingOf([first, second], 89.5 * DAY)).toEqual({
    signing: first,
    published: [first, second],
    spent: [],
    successorActiveAt: null,
  });
});

test('the old key stays published for a day after its successor signs, and is then spent', () => {
  const [first, second] = [key(0), key(90)];
  expect(standingOf([first, second], 90 * DAY)).toMatchObject({
    signing: second,
    published: [first, second],
    spent: [],
  });
  expect(standingOf([first, second], 91 * DAY)).toMatchObject({
    signing: second,
    published: [second],
    spent: [first],
  });
});
