import { describe, expect, it } from 'vitest';
import { complains } from './mood.ts';

describe('what its writer thinks of how things are', () => {
  it.each([
    'The "no results" message flashes for a second before the results appear, that\'s confusing.',
    'The logo jumps when the page loads, which looks cheap.',
    'What annoys the shops most is that an item can be sold twice.',
    'Queue times are terrible.',
  ])('complains: %s', (sentence) => {
    expect(complains(sentence)).toBe(true);
  });

  it.each([
    'The page shows ten results, that is enough.',
    'If a field is misleading, that is wrong and an error is shown.',
    'What is new is marked.',
    'The page shows a message, which is red.',
  ])('tells: %s', (sentence) => {
    expect(complains(sentence)).toBe(false);
  });
});
