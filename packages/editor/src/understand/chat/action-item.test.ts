import { describe, expect, it } from 'vitest';
import { askedOf, promises, ruleOf, taskIn } from './action-item.ts';

const speakers = new Set(['xochi', 'marco', 'kim']);

describe('a task in minutes', () => {
  it.each([
    ['-> Marco restores it this week', 'Marco restores it this week'],
    ['Xochi to ask the vendor', 'Xochi to ask the vendor'],
    ['AI Laura: write the runbook', 'Laura: write the runbook'],
    ['TODO Greta update the help page', 'Greta to update the help page'],
    ['Action: Olga documents the format', 'Olga documents the format'],
    ['Kim + Marco: check the totals', 'Kim + Marco: check the totals'],
    ['Marco fixes the login until Thursday', 'Marco fixes the login until Thursday'],
  ])('is what «%s» gives somebody', (line, task) => {
    expect(taskIn(line, speakers)).toBe(task);
  });

  it.each([
    'Marco: the index is broken',
    '-> yes, by chat',
    'Marco reads the export in the morning',
    'Customers to pay in advance',
    'TODO: add a filter',
    'Action items are listed below',
    'Can Marco check it?',
  ])('is not «%s»', (line) => {
    expect(taskIn(line, speakers)).toBeNull();
  });

  it('is what one of those who talk is asked for, in small letters as well', () => {
    expect(askedOf('xochi can you open a ticket?', speakers)).toBe('Xochi to open a ticket.');
    expect(askedOf('paris can you open a ticket?', speakers)).toBeNull();
  });

  it('is what somebody says to do soon', () => {
    expect(promises('Today I fix the encoding')).toBe(true);
    expect(promises('I will be charged twice')).toBe(false);
  });

  it('is none where it is to hold from now on', () => {
    expect(ruleOf('Priya: staged rollout for every release')).toMatchObject({
      speaker: 'Priya',
      said: 'staged rollout for every release',
    });
    expect(ruleOf('Tom: halt the rollout automatically if sessions drop')).not.toBeNull();
    expect(ruleOf('Tom: check if the rollout halts')).toBeNull();
    expect(ruleOf('Tom: write the runbook')).toBeNull();
    expect(ruleOf('Tom: a backup before every deploy by Friday')).toBeNull();
    expect(ruleOf('Note: a backup before every deploy')).toBeNull();
  });
});
