import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

function said(text: string): string[] {
  return understand(read(text))
    .statements.filter(({ kind }) => kind === 'requirement' || kind === 'quality')
    .map(({ text: words, strength }) => `${strength}: ${words}`);
}

it.each([
  [
    'The link should not need a login but must expire after 48 hours.',
    ['SHOULD: The link should not need a login.', 'MUST: The link must expire after 48 hours.'],
  ],
  [
    'The clerk confirms or refuses the form, and she must be able to override anything.',
    ['MUST: The clerk confirms or refuses the form.', 'MUST: The clerk must be able to override anything.'],
  ],
  [
    'Only vets can release a dose, nurses may prepare one.',
    ['MUST: Only vets can release a dose.', 'MAY: Nurses may prepare one.'],
  ],
  [
    'Staff should see at check-in whether the form is valid; it must not take longer than 5 seconds.',
    [
      'SHOULD: Staff should see at check-in whether the form is valid.',
      'MUST: It must not take longer than 5 seconds.',
    ],
  ],
  [
    'Each organ has an interval and the tool should propose dates but must not use a day twice.',
    [
      'MUST: Each organ has an interval.',
      'SHOULD: The tool should propose dates.',
      'MUST: The tool must not use a day twice.',
    ],
  ],
  [
    'Plans are written by the cook and a waiter cannot change them, but may add a remark.',
    [
      'MUST: Plans are written by the cook.',
      'MUST: A waiter cannot change the plans.',
      'MAY: A waiter may add a remark.',
    ],
  ],
  [
    'If a thumbnail cannot be made after 3 tries, the image is marked "failed" and the user sees a gray placeholder.',
    [
      'MUST: If a thumbnail cannot be made after 3 tries, the image is marked "failed".',
      'MUST: If a thumbnail cannot be made after 3 tries, the user sees a gray placeholder.',
    ],
  ],
  [
    'Flags without an owner should not be possible, and a flag that has not been touched for 90 days shows up in a weekly report.',
    [
      'SHOULD: Flags without an owner should not be possible.',
      'MUST: A flag that has not been touched for 90 days shows up in a weekly report.',
    ],
  ],
  [
    'Customers who move house should be able to change their address, keep their history and choose a tariff.',
    [
      'SHOULD: Customers who move house should be able to change their address, keep their history and choose a tariff.',
    ],
  ],
  [
    'They should be able to click the button, pick a month and get a CSV by email.',
    [
      'SHOULD: They should be able to click the button.',
      'SHOULD: They should be able to pick a month.',
      'SHOULD: They should be able to get a CSV by email.',
    ],
  ],
])('a sentence that binds twice is two demands: %s', (text, expected) => {
  expect(said(`Right now everything is on paper.\n\n${text}`)).toEqual(expected);
});

it.each([
  'Users must get a mail that must be signed and must name the sender.',
  'If the link is old it must be refused and must be logged.',
  'If the link is old, the page says so and its button is disabled.',
  'The export must contain the name and the address of the buyer.',
])('what belongs to one thing or one case stays one: %s', (text) => {
  expect(said(`Right now everything is on paper.\n\n${text}`)).toHaveLength(1);
});

it('has halves that touch, in the order and place of their source', () => {
  const text =
    'Right now everything is on paper.\n\nThe link should be short but must expire after 48 hours.';
  const halves = understand(read(text)).statements.slice(-2);
  expect(halves[0]?.end).toBe(halves[1]?.start);
  expect(text.slice(halves[1]?.start, halves[1]?.end)).toBe('must expire after 48 hours.');
  expect(halves.map(({ index }) => index)).toEqual([1, 2]);
});
