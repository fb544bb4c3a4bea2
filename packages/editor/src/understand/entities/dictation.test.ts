import { expect, it } from 'vitest';
import { dictated } from './dictation.ts';

it('parts what is said without a mark, thing by thing, with commas in lists', () => {
  expect(
    dictated(
      'So every farm has several fields a field has a name a size and a crop and then drivers drivers have a phone number.',
    ),
  ).toEqual([
    'Every farm has several fields.',
    'A field has a name, a size and a crop.',
    'Drivers have a phone number.',
  ]);
});

it.each([
  'Customer card numbers are personal data and must be hashed before they reach the new warehouse',
  'Once a month the lab sends a sample per goat with fat in percent and the cell count.',
  'Every barn has goats, a goat has a tag, a name and a date of birth, and a stall has a number.',
])('leaves a sentence as it is that has marks or tells of one thing: %s', (sentence) => {
  expect(dictated(sentence)).toEqual([sentence]);
});
