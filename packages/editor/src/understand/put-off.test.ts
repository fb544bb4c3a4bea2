import { describe, expect, it } from 'vitest';
import { leavesForLater, leftTopicKind, putOffBehind } from './put-off.ts';

describe('putOffBehind', () => {
  it.each([
    ['Ship to Loki, Kafka later maybe', 12],
    ['Login with e-mail and password, SSO in v2.', 30],
    ['Mooring plan as PDF, maps eventually', 19],
  ])('finds what is left for later in %j', (sentence, at) => {
    expect(putOffBehind(sentence)).toBe(at);
  });

  it.each([
    'Send the receipt first, the invoice later',
    'Show a banner, try again later',
    'One ward for a start, all wards later',
    'The ferry leaves later, the crew is informed',
    'If the pump is silent, the alarm comes later',
    'Tell them (by mail, letters later)',
  ])('finds nothing in %j', (sentence) => {
    expect(putOffBehind(sentence)).toBeNull();
  });
});

describe('a topic that is left for later', () => {
  it.each([
    'Sellers abroad: not in this version.',
    'Refunds - not part of this project',
    'life insurance: not here',
  ])('or out: %s', (note) => {
    expect(leftTopicKind(note)).toBe('nonGoal');
  });

  it.each([
    'Personalised ranking: parked until Q3.',
    'Dark mode - postponed to next quarter',
    'Widgets: later',
    'Kartenansicht: verschoben',
    'Mode hors ligne : reporté',
  ])('is «%s»', (line) => {
    expect(leftTopicKind(line)).toBe('future');
  });

  it.each([
    'Launch: postponed to 12 May',
    'Retry: later attempts wait longer: 5 s',
    'If offline: later',
    'We ship it later',
  ])('is not «%s»', (line) => {
    expect(leftTopicKind(line)).toBeNull();
  });

  it.each(['Old dashboards: out of scope', 'Faxversand - nicht geplant'])(
    'is none of the work in «%s»',
    (line) => {
      expect(leftTopicKind(line)).toBe('nonGoal');
    },
  );
});

describe('a wish that is left for later in the same breath', () => {
  it.each([
    'Ferdi wants AVIF but that can wait till the CDN supports it.',
    'Support wants a button to resend the mail, but not now.',
  ])('is «%s»', (line) => {
    expect(leftTopicKind(line)).toBe('future');
  });

  it.each([
    'A client can wait up to 5 seconds for a response.',
    'If the lock is held, that can wait.',
    'The cache is warm but not yet full.',
  ])('is not «%s»', (line) => {
    expect(leftTopicKind(line)).toBeNull();
  });

  it('has a clause that says nothing else', () => {
    expect(leavesForLater('but not now.')).toBe(true);
    expect(leavesForLater('but not now and then')).toBe(false);
  });
});
