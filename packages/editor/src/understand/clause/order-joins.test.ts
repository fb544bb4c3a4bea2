import { expect, it } from 'vitest';
import { remedyJoins } from './order-joins.ts';

const parts = (text: string): number => remedyJoins(text).length + 1;

it('parts what is told of one thing from the order behind it', () => {
  expect(parts('The cluster removes pods too early, give them 30 seconds')).toBe(2);
  expect(parts('The list is too long, so split it by month')).toBe(2);
  expect(parts('Pods get killed too early, raise limit to 2 GB')).toBe(2);
});

it.each([
  ['Users open the app, tap the icon', 'what several do next'],
  ['If the cluster stops a pod, start it again', 'a case'],
  ['Stop the pod, start it again', 'two orders'],
])('leaves a sentence whole: %s (%s)', (text) => {
  expect(parts(text)).toBe(1);
});

it.each([
  'People forget to answer so remind them 4 days before',
  'Guests lose the card, so print the number on the bill',
  'Phone numbers are personal, delete 30 days after the visit',
  'Recordings count as personal data, purge after 14 days',
])('parts what is told from what is to be done for it: %s', (text) => {
  expect(parts(text)).toBe(2);
});

it.each([
  'The door must be so heavy it stays shut',
  'If a visit is over so delete the number',
  'The file is deleted after 14 days',
])('leaves whole what orders nothing of its own: %s', (text) => {
  expect(parts(text)).toBe(1);
});
