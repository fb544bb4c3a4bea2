import { describe, expect, it } from 'vitest';

import { faultIn } from './unsound.ts';
import { lacksVerb } from './verbless.ts';

describe('faultIn finds what makes a sentence none', () => {
  it.each([
    'Ensure that the up to 2 days offline is',
    'Provide something like',
    'The otherwise somebody from the office MUST look at it.',
    'The queue MUST be cleared when it is full -> then stop.',
    'The badge MUST show unread = a sum.',
    'Ensure that can we export it',
    'limited to we can',
    'The system MUST should retry.',
    'more than one reports',
    'Provide yes',
    'Provide dry run yes',
    'Enforce no, run it in batches',
    'yes that is the point',
    'Given is not allowed',
    'Ensure that is not allowed for guests',
    'it are stored',
    'the the label is printed',
    'Settle the rates:',
    'The shelf MUST be of the a kind.',
    'Which shelf is meant?',
    'Use the old printer whatever',
    'two ticket for the same seat are refused',
  ])('%s', (sentence) => {
    expect(faultIn(sentence)).not.toBeNull();
  });

  it.each([
    'The system MUST NOT print a label twice.',
    'The current calibration MUST be newest with passed = true.',
    'Ensure that nobody but the owner sees what the notes are',
    'Let a nurse say where the patients are',
    'the form they log in with',
    'When it is the end of the month, the report is due.',
    'Allowed zones MUST be as follows: A, B, C1, C2.',
    'Replay events of the last 30 days with `POST /replay` {from, to}',
    'each of the two tickets is refused',
    'the bus is late',
    'one of the statuses is set',
    'The kiosk MUST say “is it yours?” before it opens.',
    'a series of news, an analysis and a bonus',
    'Show who did what and when',
    'every address has a status',
    'Let a guest answer with yes or no',
    'Show a photo or none, no matter how large',
    'both sides have to sign',
  ])('passes %s', (sentence) => {
    expect(faultIn(sentence)).toBeNull();
  });

  it('takes no longer for a long run of letters or marks', () => {
    const before = performance.now();
    for (const letter of ['a', ',', '(', '`', '->', 'the ', '"', '{']) faultIn(letter.repeat(10_000));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('lacksVerb', () => {
  it.each(['back online', 'the up to'])('of %s', (text) => {
    expect(lacksVerb(text)).toBe(true);
  });

  it.each(['this succeeds', 'the nurse confirms it', 'Redis is down', 'nobody came', 'the parcels arrive'])(
    'not of %s',
    (text) => {
      expect(lacksVerb(text)).toBe(false);
    },
  );
});
