import { describe, expect, it } from 'vitest';
import { putOffBehind } from './put-off.ts';

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
