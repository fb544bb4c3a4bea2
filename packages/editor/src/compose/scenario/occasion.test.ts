import { describe, expect, it } from 'vitest';
import { mannerOf } from './manner.ts';
import { occasionOf } from './occasion.ts';
import { universalCounter } from './universal.ts';

describe('occasionOf', () => {
  it.each([
    ['plates', 'be deleted after 30 days', '30 days have passed', '30 days have not passed yet'],
    ['a permit', 'be valid for 12 months', '12 months have not passed yet', '12 months have passed'],
    ['the system', 'send a digest every Monday', 'the next run is due', 'the next run is not due yet'],
    ['tickets', 'live 2 days', '2 days have not passed yet', '2 days have passed'],
    ['the tool', 'print the totals at the end', 'the run is over', 'the run is not over yet'],
    ['jobs', 'survive a restart', 'there is a restart', null],
    [
      'the system',
      'log who deleted the invoice and when',
      'somebody deletes the invoice',
      'somebody only looks at the invoice',
    ],
    [
      'the door',
      'lock after five wrong codes',
      'there have been five wrong codes',
      'there have been fewer than five wrong codes',
    ],
    [
      'the system',
      'mail the tenant 10 days before the inspection',
      'it is 10 days before the inspection',
      'it is not yet 10 days before the inspection',
    ],
    ['the agent', 'read its settings at startup', 'the agent starts', null],
    ['the system', 'keep the draft while the tab is open', 'the tab is open', 'the tab is not open'],
    [
      'the pump',
      'not run between 22:00 and 06:00',
      'it is between 22:00 and 06:00',
      'it is not between 22:00 and 06:00',
    ],
  ])('of “%s %s” is that %s', (subject, action, trigger, before) => {
    expect(occasionOf(subject, action)).toMatchObject({ trigger, before });
  });

  it.each([
    'cancel up to 2 hours before the start',
    'run the probe for 5 minutes',
    'show the totals',
    'import the parts one after the other',
  ])('is none where “%s” sets a bound, lasts or names nothing', (action) => {
    expect(occasionOf('the system', action)).toBeNull();
  });

  it('leaves the rest of what is to be done', () => {
    expect(occasionOf('the door', 'lock after five wrong codes')?.rest).toBe('lock');
    expect(occasionOf('the system', 'print the lot number on every label')?.rest).toBe(
      'print the lot number on it',
    );
  });
});

describe('mannerOf', () => {
  it.each([
    [
      'limits',
      'be configured per plan in the console',
      'a limit is configured',
      'this is done per plan in the console',
    ],
    ['the system', 'send invoices as PDF', 'an invoice is sent', 'this is done as PDF'],
    [
      'the importer',
      'store every row with its source',
      'the importer stores a row',
      'it does so with its source',
    ],
  ])('takes “%s %s” for a deed and how it is done', (subject, action, trigger, outcome) => {
    expect(mannerOf(subject, action)).toEqual({ trigger, outcome });
  });

  it('takes what something becomes for no manner', () => {
    expect(mannerOf('the batch', 'be marked as expired')).toBeNull();
    expect(mannerOf('the file', 'be small')).toBeNull();
  });
});

it('a demand on each of several things is broken by one that is found without', () => {
  expect(universalCounter('service accounts', 'be exempt')).toEqual({
    given: 'more than one service account',
    trigger: 'all of them are looked through',
    outcome: 'there is none that is not exempt',
  });
  expect(universalCounter('the importer', 'store every row with its source')?.outcome).toBe(
    'there is none that the importer did not store with its source',
  );
  expect(universalCounter('the separator', 'be a comma')).toBeNull();
});
