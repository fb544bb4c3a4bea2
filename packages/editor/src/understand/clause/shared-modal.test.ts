import { expect, it } from 'vitest';
import { goesOnWithDeeds, sharedOpening } from './shared-modal.ts';

it.each([
  ['Residents should be able to log in', 'Residents should be able to '],
  ['We need to cache the results', 'We need to '],
  ['The report must also show totals', 'The report must also '],
  ['If it fails, users must retry', null],
  ['Whoever that is must retry', null],
  ['Residents log in', null],
])('who is bound and what binds: %s', (sentence, opening) => {
  expect(sharedOpening(sentence)).toBe(opening);
});

it.each([
  ['They should be able to click it', 'pick a month and get a file', true],
  ['patients can book', 'move and cancel appointments', true],
  ['The app must work offline', 'sync when back online', false],
  ['Pickers lose scans', 'keep them and send them later', false],
  ['A bill must show the total', 'the share and the date', false],
])('goes on with deeds: %s | %s', (before, next, isRow) => {
  expect(goesOnWithDeeds(before, next)).toBe(isRow);
});
