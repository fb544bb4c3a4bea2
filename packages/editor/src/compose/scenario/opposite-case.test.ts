import { describe, expect, it } from 'vitest';
import { oppositeCase } from './opposite-case.ts';

describe('the case in which a deed does not follow', () => {
  it.each([
    ['Redis is down', 'the page', 'ask the store', 'Redis is not down'],
    ['the crane is unreachable', 'the office', 'get a call', 'the crane is reachable'],
    ['a barge arrives', 'the gate', 'ring the bell', 'no barge arrives'],
    ['a barge is late', 'the gate', 'ring the bell', 'no barge is late'],
    ['the pump does not answer within 5 seconds', 'the alarm', 'ring', 'the pump answers within 5 seconds'],
    ['there have been 3 refusals', 'the card', 'be kept', 'there have been fewer than 3 refusals'],
  ])('of “%s” (%s, %s) is “%s”', (condition, subject, deed, opposite) => {
    expect(oppositeCase(condition, subject, deed)).toBe(opposite);
  });

  it.each([
    ['denies how long with the verb', 'the probe has not answered for a day', 'the alarm', 'ring'],
    ['may be late or not be at all', 'the barge arrives within an hour', 'the gate', 'open'],
    ['says nothing of what it points at', 'the form contains a photo', 'the clerk', 'name it'],
    ['is of one of several', 'one lamp fails', 'the others', 'burn'],
    ['denies nothing of all', 'the quota is used up', 'only repairs', 'be booked'],
    ['denies one of two verbs', 'the platform says it is invalid', 'a token', 'be removed'],
    ['has no thing of its own', 'it is longer', 'the cutter', 'cut at a seam'],
  ])('is none where that %s', (_, condition, subject, deed) => {
    expect(oppositeCase(condition, subject, deed)).toBeNull();
  });
});
