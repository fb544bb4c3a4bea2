import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

function watched() {
  let at = 0;
  const health = createHealth(() => at);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) health.noteOutage();
  };
  return { health, fail, pass: (milliseconds: number) => (at += milliseconds) };
}

test('an endpoint is out for 20 seconds after five outages in a row, and then one more is enough', () => {
  const { health, fail, pass } = watched();
  fail(4);
  expect(health.isGood()).toBe(true);
  fail(1);
  expect(health.isGood()).toBe(false);
  pass(20_000);
  expect(health.isGood()).toBe(true);
  fail(1);
  expect(health.isGood()).toBe(false);
});

test('an answer ends an outage, and the count begins anew', () => {
  const { health, fail } = watched();
  fail(5);
  health.noteAnswer();
  expect(health.isGood()).toBe(true);
  fail(4);
  expect(health.isGood()).toBe(true);
});
