import { describe, expect, it } from 'vitest';
import { withoutOthersAnswer } from './answered-elsewhere.ts';

describe('statuses of others', () => {
  it.each([
    'Li checks if APNs tells us about dead tokens (410) → remove token from devices table',
    'When the SAP call returns 503 we retry after 30s',
    "If the customer's server answers 410 we remove the subscription",
    'The lab system answers 404 when it does not know the insurance number',
    'If the payment provider returns 402 the order stays open',
  ])('%s', (text) => expect(withoutOthersAnswer(text)).not.toMatch(/[45]\d\d/u));

  it('keeps what we answer then', () => {
    const text = 'If the shop API returns 404 for an order we reject with 422';
    expect(withoutOthersAnswer(text)).toContain('we reject with 422');
    expect(withoutOthersAnswer(text)).not.toContain('404');
  });

  it.each([
    'If the slot is gone the API answers 409',
    'When the API returns 409 the app shows a hint',
    'Subscribing twice returns 409',
    'The upload call returns 413 when the file is too large',
    'If a member already has a loan return 409',
  ])('ours: %s', (text) => expect(withoutOthersAnswer(text)).toBe(text));
});
