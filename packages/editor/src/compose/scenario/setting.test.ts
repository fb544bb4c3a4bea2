import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { outcomeOf, triggerOf } from './setting.ts';

describe('triggerOf', () => {
  it.each([
    [{ subject: 'the change', action: 'replace the picker' }, 'the change is made'],
    [{ subject: 'the server', action: 'reject scores older than 5 min' }, 'scores older than 5 min arrive'],
    [{ subject: 'the payload', action: 'be at most 11 bytes' }, 'someone looks at it'],
    [{ subject: 'refunds above the limit', action: 'go to a lead' }, 'the system handles one of them'],
  ])('begins the test of %j when %s', (act, trigger) => {
    expect(triggerOf(act)).toBe(trigger);
  });
});

describe('failureOf', () => {
  it('names what cannot be done, and what is to be seen then', () => {
    const failure = failureOf({ subject: 'the system', action: 'warn the admin' });
    expect(failure).toEqual({
      trigger: 'the system cannot warn the admin',
      outcome: 'the failure is reported and nothing is left half done',
    });
  });

  it('takes the contrary of a state for its failure', () => {
    const failure = failureOf({ subject: 'the payload', action: 'be small' });
    expect(failure).toEqual({
      trigger: 'a test finds that the payload is not small',
      outcome: 'the test fails',
    });
  });
});

describe('outcomeOf', () => {
  it('says what a demand leads to, of the thing that is set up or by its name', () => {
    const act = { subject: 'the link', action: 'expire after 1 h' };
    expect(outcomeOf(act, true)).toBe('the link expires after 1 h');
    expect(outcomeOf(act, false)).toBe('it expires after 1 h');
  });
});
