import { describe, expect, it } from 'vitest';
import { occasionOf } from './occasion.ts';

describe('occasionOf', () => {
  it.each([
    ['plates', 'be deleted after 30 days', '30 days have passed', '30 days have not passed yet'],
    ['a permit', 'be valid for 12 months', '12 months have not passed yet', '12 months have passed'],
    ['jobs', 'survive a restart', 'there is a restart', null],
    ['the system', 'send a digest every Monday at 9:00', 'it is Monday at 9:00', 'it is not Monday at 9:00'],
    ['the sensor', 'send a reading every 60 seconds', '60 seconds have passed since the last time', null],
    ['gardeners', 'get a weekly list of graves', 'a week has passed since the last time', null],
    [
      'recordings',
      'be downloadable for 30 days after the rehearsal',
      'it is less than 30 days after the rehearsal',
      'it is more than 30 days after the rehearsal',
    ],
    ['the customer', 'get a mail before every retry', 'the next retry is due', null],
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
    'sync at least every 4 hours',
    'run on save and before each commit',
    'print the lot number on every label',
    'print the totals at the end',
    'import the parts one after the other',
  ])('is none where “%s” sets a bound, lasts or names nothing', (action) => {
    expect(occasionOf('the system', action)).toBeNull();
  });

  it('leaves the rest of what is to be done', () => {
    expect(occasionOf('the door', 'lock after five wrong codes')?.rest).toBe('lock');
  });
});
