import { expect, it } from 'vitest';
import { activeOrder } from './active-order.ts';

it.each([
  ['returns', 'be below 2%', 'Keep returns below 2%'],
  ['the ping interval', 'be 25 seconds', 'Set the ping interval to 25 seconds'],
  ['the name', 'stay hidden until the end', 'Keep the name hidden until the end'],
  ['the text', 'be readable in a system font', 'Make the text readable in a system font'],
  ['each job', 'have an owner and a timeout', 'Give each job an owner and a timeout'],
  ['it', 'be possible for the job to be stopped', 'Allow the job to be stopped'],
  ['it', 'be possible to do a dry run', 'Make it possible to do a dry run'],
])('%s is to %s: an order', (subject, action, order) => {
  expect(activeOrder(subject, action, false)).toBe(order);
});

it.each([
  ['running pods', 'stay'],
  ['mistakes', 'be reversible, and the log is kept'],
  ['deleting a flag', 'have a reason'],
  ['the price', 'stay the old one'],
])('%s is to %s: no order says the same', (subject, action) => {
  expect(activeOrder(subject, action, false)).toBeNull();
});
