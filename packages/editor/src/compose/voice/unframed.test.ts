import { expect, it } from 'vitest';
import { unframedGoal, unframedSentence } from './unframed.ts';

it.each([
  ['I think we should move this to a queue.', 'Move this to a queue.', 'Proposed: move this to a queue.'],
  ["Let's switch to codes.", 'Switch to codes.', 'Proposed: switch to codes.'],
  ['We would like to see every swap.', 'See every swap.', 'The goal is to see every swap.'],
  [
    "I'd like a small detector on the device.",
    'A small detector on the device.',
    "I'd like a small detector on the device.",
  ],
])('says what is wanted without who says it: %s', (said, goal, sentence) => {
  expect(unframedGoal(said)).toBe(goal);
  expect(unframedSentence(said)).toBe(sentence);
});

it.each([
  'Maybe we could move this to a queue.',
  'We want people to find a setting in ten seconds.',
  'We write the handover on paper.',
  'I think the queue is too slow.',
])('leaves doubt, wishes for others and what is told as they are: %s', (said) => {
  expect(unframedGoal(said)).toBe(said);
  expect(unframedSentence(said)).toBe(said);
});
