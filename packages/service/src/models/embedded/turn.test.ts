import { expect, test } from 'vitest';
import { begin, giveUp, newTurn } from './turn.ts';

test('work that began before its asker gave up is to be ended', () => {
  const turn = newTurn();
  expect([begin(turn), giveUp(turn)]).toEqual([true, false]);
});

test('work whose asker gave up before does not begin', () => {
  const turn = newTurn();
  expect([giveUp(turn), begin(turn)]).toEqual([true, false]);
});
