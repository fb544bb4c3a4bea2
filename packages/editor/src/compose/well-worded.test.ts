import { expect, it } from 'vitest';
import type { Masked } from '../understand/mask.ts';
import { wellWorded } from './well-worded.ts';

const plain = (text: string): Masked => ({ text, tokens: [] });

it.each([
  ['The manager', 'be able to still unlock a shop', 'The manager', 'still be able to unlock a shop'],
  ['A pupil', 'be max 3 at once', 'A pupil', 'have max 3 at once'],
  ['There', 'be at most 12 at the same time', 'There', 'be at most 12 at the same time'],
  ['A session', 'be at most 30 minutes', 'A session', 'be at most 30 minutes'],
  ['Max 3 photos', 'return', 'At most 3 photos', 'return'],
  ['The change', 'delete their data after 30 days', 'The system', 'delete their data after 30 days'],
  ['The police', 'need a lookup by plate', 'The police', 'have a lookup by plate'],
  [
    'The system',
    'keep the files for 7 days then delete',
    'The system',
    'keep the files for 7 days, then delete them',
  ],
  [
    'The system',
    'store it for a year and then archive',
    'The system',
    'store it for a year, then archive it',
  ],
  ['The system', 'retry 3 times then tell the team', 'The system', 'retry 3 times, then tell the team'],
  ['The change', 'remove the old page', 'The change', 'remove the old page'],
  ['There', 'be no smoking in the hall', 'There', 'be no smoking in the hall'],
  ['There', 'be no more than 3 photos in the report', 'There', 'be no more than 3 photos in the report'],
  ['There', 'be 2 EUR/hour after that', 'The price', 'be 2 EUR/hour after that'],
  ['The clinic', 'need two signatures', 'The clinic', 'require two signatures'],
])('words «%s: %s»', (subject, action, who, deed) => {
  const demand = {
    subject: plain(subject),
    action: plain(action),
    strength: 'MUST' as const,
    isNegative: false,
    condition: null,
  };
  const { subject: bound, action: done } = wellWorded(demand);
  expect([bound.text, done.text]).toEqual([who, deed]);
});

it('ends a case in no mark', () => {
  const demand = {
    subject: plain('A buyer'),
    action: plain('get all back'),
    strength: 'MUST' as const,
    isNegative: false,
    condition: plain('If the event is cancelled:'),
  };
  expect(wellWorded(demand).condition?.text).toBe('If the event is cancelled');
});

it.each([
  ['be no names of medicine in the sms (privacy!!)', 'The sms', 'contain names of medicine (privacy!!)'],
  ['be no names on the label', 'The label', 'show names'],
  ['be no names and no addresses in the log', 'The log', 'contain names or addresses'],
  ['be nothing about blood types in the text', 'The text', 'mention blood types'],
])('forbids to hold what there is to be none of: %s', (action, who, deed) => {
  const demand = {
    subject: plain('There'),
    action: plain(action),
    strength: 'MUST' as const,
    isNegative: false,
    condition: null,
  };
  const { subject, action: done, isNegative } = wellWorded(demand);
  expect([subject.text, done.text, isNegative]).toEqual([who, deed, true]);
});

it.each([
  ['be 60 hospitals, max 300 users at once', 'cope with 60 hospitals, max 300 users at once'],
  ['be 5 minutes at most', 'be 5 minutes at most'],
])('says of how many a system has to cope with: %s', (action, deed) => {
  const demand = {
    subject: plain('There'),
    action: plain(action),
    strength: 'MUST' as const,
    isNegative: false,
    condition: null,
  };
  expect(wellWorded(demand, true).action.text).toBe(deed);
});
