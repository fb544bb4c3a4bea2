import { describe, expect, test } from 'vitest';
import { mayName, spokenName } from './names.ts';

describe('a name of a model', () => {
  test.each([
    ['policy_no', 'the policy number is a string'],
    ['parcelWeight', 'parcel weights in grams'],
    ['DROP_OFF', 'set `drop-off` to null'],
    ['street', 'streets, please'],
    ['addr_line', 'the address line is optional'],
  ])('%s may be named wherever it is found: %s', (name, words) => {
    expect(spokenName(name).test(words)).toBe(true);
    expect(mayName(words, name)).toBe(true);
  });

  test.each([
    ['parcelWeight', 'the parcel is optional'],
    ['street', 'the town is required'],
  ])('%s is not looked for in words that lack a part of it: %s', (name, words) => {
    expect(mayName(words, name)).toBe(false);
  });
});
