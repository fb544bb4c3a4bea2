import { expect, it } from 'vitest';
import { possibilityIn } from './possibility.ts';

it.each([
  ['Files can get big', false],
  ['The card photo can contain health data', false],
  ['Refunds can take 5-10 days', false],
  ['Prices may change at any time', false],
  ['The server may be down at night', true],
  ['Labels can be dirty or torn', true],
  ['Gaps can happen (bad radio)', true],
  ['A supplier might send the same file twice', true],
  ['Drivers can lose their phone', true],
])('may come about: %s', (clause, isTrouble) => {
  expect(possibilityIn(clause)?.isTrouble).toBe(isTrouble);
});

it.each([
  'Users can change their plate',
  'Suppliers can have up to 200k rows',
  'Free spaces may be 30 seconds old',
  'An export may take 5 minutes',
  'Folders can be shared with others',
  'Support may unlock accounts',
  'Files can get big and must be split',
  'If files can get big',
  'Guests can get free tickets',
])('may well be demanded: %s', (clause) => {
  expect(possibilityIn(clause)).toBeNull();
});
