import { expect, test } from 'vitest';
import type { Weights } from '../../learned/weights.ts';
import { wordsIn } from './message.ts';
import { filledSlots, likeliestTags, scoresOfTags, type Tag } from './slot-tags.ts';

const labels: readonly Tag[] = ['O', 'B-old', 'I-old', 'B-new', 'I-new'];

/** Weights by which each signal speaks for one tag. */
function weightsFor(signals: Readonly<Record<string, Tag>>): Weights<Tag> {
  const pairs = new Map(Object.entries(signals).map(([signal, tag]) => [signal, [labels.indexOf(tag), 2]]));
  return { labels, bias: labels.map(() => 0), signals: pairs };
}

const message = 'call the customer a rental client';
const words = wordsIn(message, []);
const signals = words.map(({ text }) => [text]);

test('each slot begins once, and goes on only where it has begun', () => {
  const weights = weightsFor({ customer: 'B-old', rental: 'B-new', client: 'I-new', the: 'I-new' });
  const tags = likeliestTags(scoresOfTags(signals, ['old', 'new'], weights))?.tags ?? [];
  expect(tags).toEqual(['O', 'O', 'B-old', 'O', 'B-new', 'I-new']);
  const filled = [...filledSlots(words, tags)].map(([slot, { start, end }]) => [
    slot,
    message.slice(start, end),
  ]);
  expect(filled).toEqual([
    ['old', 'customer'],
    ['new', 'rental client'],
  ]);
});

test('there is no reading where a slot finds no word', () => {
  expect(likeliestTags(scoresOfTags(signals.slice(0, 1), ['old', 'new'], weightsFor({})))).toBeNull();
  expect(likeliestTags(scoresOfTags([], [], weightsFor({})))).toBeNull();
});
