import { describe, expect, it } from 'vitest';
import { undecided, withoutProposing } from './asides.ts';

describe('withoutProposing', () => {
  it('takes off who proposes it', () => {
    expect(withoutProposing("I'd like to suggest that we drop the nightly build.")).toBe(
      'we drop the nightly build.',
    );
    expect(withoutProposing('My proposal is to merge both queues.')).toBe('merge both queues.');
  });

  it('leaves what somebody else proposes, and things that are proposed', () => {
    expect(withoutProposing('Ada proposes two queues.')).toBe('Ada proposes two queues.');
    expect(withoutProposing('We propose two queues.')).toBe('We propose two queues.');
  });
});

describe('undecided', () => {
  it.each(['Rosa wants a fee of 3 €, not decided', 'One depot for both lines – still open.'])(
    'knows %j for an open point',
    (text) => {
      expect(undecided.test(text)).toBe(true);
    },
  );

  it.each(['A ticket is new, closed, open.', 'Who pays the fee, still open?', 'The gate stays open.'])(
    'knows %j for none',
    (text) => {
      expect(undecided.test(text)).toBe(false);
    },
  );
});
