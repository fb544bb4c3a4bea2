import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { outcomeOf, triggerOf } from './setting.ts';

describe('triggerOf', () => {
  it.each([
    [{ subject: 'plates', action: 'be deleted after 30 days' }, '30 days have passed'],
    [{ subject: 'the system', action: 'send a digest every Monday' }, 'the next run is due'],
    [
      { subject: 'the system', action: 'provide delayed jobs (run at a given time)' },
      'someone uses delayed jobs',
    ],
    [{ subject: 'the change', action: 'replace the picker' }, 'the change is made'],
    [{ subject: 'a permit', action: 'be valid for 12 months' }, '12 months have not passed yet'],
    [{ subject: 'the server', action: 'reject scores older than 5 min' }, 'scores older than 5 min arrive'],
    [{ subject: 'the payload', action: 'be at most 11 bytes' }, 'someone looks at it'],
    [{ subject: 'refunds above the limit', action: 'go to a lead' }, 'the system handles one of them'],
  ])('begins the test of %j when %s', (act, trigger) => {
    expect(triggerOf(act)).toBe(trigger);
  });
});

describe('failureOf', () => {
  it('names what cannot be done, and what is to be seen then', () => {
    const failure = failureOf({ subject: 'the system', action: 'warn the admin' }, 'FR-2', 'it is reported');
    expect(failure).toEqual({ trigger: 'the system cannot warn the admin', outcome: 'it is reported' });
  });

  it('takes the contrary of a state for its failure', () => {
    const failure = failureOf({ subject: 'the payload', action: 'be small' }, 'FR-2', 'it is reported');
    expect(failure).toEqual({
      trigger: 'the payload is not small',
      outcome: 'this counts as a defect',
    });
  });
});

describe('outcomeOf', () => {
  it('says of what is provided that it works, and of all else what it does', () => {
    expect(outcomeOf({ subject: 'the system', action: 'provide priorities' }, 'FR-1', false)).toBe(
      'this works as FR-1 says',
    );
    const act = { subject: 'the link', action: 'expire after 1 h' };
    expect(outcomeOf(act, 'FR-1', true)).toBe('the link expires after 1 h');
    expect(outcomeOf(act, 'FR-1', false)).toBe('it expires after 1 h');
  });
});
