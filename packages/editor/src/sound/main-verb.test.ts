import { describe, expect, it } from 'vitest';
import { faultOfVerb } from './main-verb.ts';

describe('the verb of a demand', () => {
  it.each([
    ['Two', 'design, 3.50 each', 'Paper: two designs, 3.50 each.'],
    ['95% of printed', 'note without a correction', '95% of printed notes without a correction.'],
    [
      'Two components with the same question cause one',
      'request',
      'Two components with the same question cause one request.',
    ],
    ['The system', 'distance in metres, fuel in millilitres', 'Distances in metres, fuel in millilitres.'],
    ['The system', 'rate limiting per API key', 'Rate limiting per API key.'],
    ['All four', 'gate read QR codes', 'All four gates read QR codes.'],
    [
      'S3 Inventory plus access',
      'log in Athena decide what is unused',
      'S3 Inventory plus access logs in Athena decide what is unused.',
    ],
  ])('is no noun of the input: %s must %s', (subject, action, said) => {
    expect(faultOfVerb({ subject, action, said })).toBe('what is bound is a noun of the input');
  });

  it.each([
    ['Board members', 'individual gifts', 'Never individual gifts.'],
    ['The system', 'through its state file', 'Never through its state file.'],
  ])('is a verb: %s must %s', (subject, action, said) => {
    expect(faultOfVerb({ subject, action, said })).toBe('what is bound is no verb');
  });

  it('stands behind its subject, and not within it', () => {
    expect(
      faultOfVerb({
        subject: 'The release halts itself once more than 1% of updated devices',
        action: 'stay silent',
        said: 'The release halts itself once more than 1% of updated devices stay silent.',
      }),
    ).toBe('the subject has the verb of its sentence');
  });

  it.each([
    ['The URL', 'name the allowed domain', 'The URL names the allowed domain.'],
    ['The drone', 'fly home at 25% battery', 'The drone flies home at 25% battery.'],
    ['Logging out of one', 'log out of the other', 'Logging out of one logs out of the other.'],
    ['Children under six', 'pass with an adult', 'Children under six pass with an adult.'],
    ['The system', 'understand dates as people write them', 'Understand dates as people write them.'],
    ['The board', 'record each offer with its date', 'The board records each offer with its date.'],
    ['The system', 'rebook on request', 'The system should rebook on request.'],
    ['Dogs', 'be kept on a lead', 'Dogs are kept on a lead.'],
  ])('may look like a noun: %s must %s', (subject, action, said) => {
    expect(faultOfVerb({ subject, action, said })).toBeNull();
  });
});
