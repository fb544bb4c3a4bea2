import { expect, test } from 'vitest';
import { thingsIn } from './left-out.ts';

test.each([
  ['2FA, social login', ['2FA', 'social login']],
  ['New suppliers onboarding, currency conversion.', ['New suppliers onboarding', 'currency conversion']],
  ['Rechnungen, Mahnungen und Urlaub', ['Rechnungen', 'Mahnungen und Urlaub']],
  ['refunds, chargebacks, and gift cards', ['refunds', 'chargebacks', 'gift cards']],
])('names several things: %s', (text, things) => {
  expect(thingsIn(text)).toEqual(things);
});

test.each([
  'Old passwords keep working for now',
  'PDF, since nobody asked for it',
  'search by map (iOS, Android)',
  'we do not touch billing, it works',
  'no mobile app, maybe later',
])('says more than that: %s', (text) => {
  expect(thingsIn(text)).toEqual([text]);
});
