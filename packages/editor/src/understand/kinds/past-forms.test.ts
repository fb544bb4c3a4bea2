import { describe, expect, it } from 'vitest';
import { pastForms } from './past-forms.ts';

describe('pastForms', () => {
  it.each([
    ['the driver forgot his card and nobody noticed', 2],
    ['we were told on friday', 1],
    ['on monday someone sold the same seat twice', 1],
  ])('%s', (sentence, count) => {
    expect(pastForms(sentence.split(' '))).toBe(count);
  });

  it.each(['the card is sent to a fixed address', 'drivers need a seat', 'sold seats are shown in grey'])(
    'are none in "%s"',
    (sentence) => {
      expect(pastForms(sentence.split(' '))).toBe(0);
    },
  );
});
