import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../formats/phrases.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { demandsOf } from './requirement.ts';

function demands(text: string): string[] {
  return demandsOf(understand(read(text)), phrasesOf('en'), 'Technical Spec').map((one) => one.text);
}

describe('readingsOf', () => {
  it('reads the items of a list as one sentence with what introduces them, whoever that is', () => {
    expect(
      demands(
        'Rehearsal rooms.\n\nFlatmates can:\n- book one room for up to 2 hours\n- not book more than two rooms a week\n\nThe kiosk should\n- print a badge',
      ),
    ).toEqual([
      'Flatmates MUST be able to book one room for up to 2 hours.',
      'Flatmates MUST NOT book more than two rooms a week.',
      'The kiosk SHOULD print a badge.',
    ]);
  });

  it('takes who stands above nested items for whom they bind, and for no order', () => {
    expect(
      demands(
        'Gift cards:\n\n- cards expire after 3 years\n- support agents:\n  - look up a card by its code\n  - not see the full code',
      ),
    ).toEqual([
      'Cards MUST expire after 3 years.',
      'Support agents MUST be able to look up a card by its code.',
      'Support agents MUST NOT see the full code.',
    ]);
  });

  it('leaves out who wishes for a demand, where that is all that is said besides', () => {
    expect(demands('Helen asked that returns be confirmed by both sides.')).toEqual([
      'Returns MUST be confirmed by both sides.',
    ]);
  });
});
