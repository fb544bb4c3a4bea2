import { expect, it } from 'vitest';
import { isOffer } from './offers.ts';

it.each([
  'i would love to contribute if this issue is open for contribution!!',
  'Happy to open a PR',
  "I'd be happy to work on this.",
  'Of course, it is open for contribution.',
  'Feel free to open a pull request.',
  'If you need any help, let me know!',
  'PRs are welcome',
  'Is anyone working on this?',
])('takes «%s» for talk about who helps', (sentence) => {
  expect(isOffer(sentence)).toBe(true);
});

it.each([
  'As a member I would like to contribute articles to the magazine.',
  'Members can submit a report when the lock is broken.',
  'If the printer needs paper, let the clerk know.',
  'The shop is open for pickups until 6 pm.',
  'I would like to take the photo before I submit the form.',
])('leaves «%s» to the document', (sentence) => {
  expect(isOffer(sentence)).toBe(false);
});
