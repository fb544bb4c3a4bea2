import { expect, it } from 'vitest';
import { isCausedDeed } from './caused-deed.ts';

const isCaused = (sentence: string, verb: string) => {
  const words = sentence.split(' ');
  return isCausedDeed(words, words.indexOf(verb));
};

it('leaves a verb in its base form behind what somebody is let, made or helped to do', () => {
  expect(isCaused('a link that lets the guest cancel until noon', 'cancel')).toBe(true);
  expect(isCaused('a button that makes the old printer stop', 'stop')).toBe(true);
  expect(isCaused('it makes sure the guest cancel', 'cancel')).toBe(false);
  expect(isCaused('the page that helps when the driver find it', 'find')).toBe(false);
});
