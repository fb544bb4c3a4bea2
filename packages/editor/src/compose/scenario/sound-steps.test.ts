import { describe, expect, it } from 'vitest';
import { areSound } from './sound-steps.ts';

const given = 'the system is in use';
const trigger = 'a barge arrives';

describe('the steps of a scenario', () => {
  it.each([
    'the gate opens and the bell rings',
    'the gates open',
    'they pass without an error',
    'the reading is kept but not shown',
    'each barge that has not paid is listed',
  ])('are sound where “%s” follows', (outcome) => {
    expect(areSound({ given, trigger, outcome })).toBe(true);
  });

  it.each([
    ['a verb has not the number of its subject', 'the readers of the log gets a copy'],
    ['a further verb is not bent', 'the gate keeps the barge and accept the next'],
    ['all are denied where some are meant', 'everyone does not get the list'],
    ['nobody is denied', 'nobody does not get the list'],
    ['a clause is cut off', 'the barge waits while they'],
    ['only a denial could say it', 'the barge is in the list any more'],
    ['it says again what happens', trigger],
  ])('are not where %s', (_, outcome) => {
    expect(areSound({ given, trigger, outcome })).toBe(false);
  });
});
