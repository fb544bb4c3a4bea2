import { describe, expect, it } from 'vitest';
import { statusesIn } from './status-words.ts';

const said = (sentence: string) =>
  statusesIn([sentence]).map(({ status, meaning }) => `${status} ${meaning}`);

describe('the case in which a status is answered', () => {
  it.each([
    ['If the garage is full the API answers 409.', ['409 The garage is full.']],
    ['When the code is wrong we respond with a 403.', ['403 The code is wrong.']],
    ['If no box of that size is free, answer with 409.', ['409 No box of that size is free.']],
    [
      "A bill that was sent can no longer be changed, that's a 409.",
      ['409 A bill that was sent can no longer be changed.'],
    ],
    ["Guests can't change plans (403).", ["403 Guests can't change plans."]],
    ['Approving an empty draft must fail with 409.', ['409 Approving an empty draft.']],
    ['Unknown meter -> 404, wrong unit -> 422.', ['404 Unknown meter.', '422 Wrong unit.']],
  ])('is the rest of the sentence: %s', (sentence, expected) => {
    expect(said(sentence)).toEqual(expected);
  });

  it('is told of each of several codes by its own words', () => {
    expect(said('If the alias is taken the API returns 409, if the URL is not valid 400.')).toEqual([
      '409 The alias is taken.',
      '400 The URL is not valid.',
    ]);
    expect(said('Answering a closed poll gives 410 and answering twice 409.')).toEqual([
      '410 Answering a closed poll.',
      '409 Answering twice.',
    ]);
    expect(
      said('If a meter does not exist we answer with 404, and with 403 if it belongs to others.'),
    ).toEqual(['404 A meter does not exist.', '403 It belongs to others.']);
  });
});
