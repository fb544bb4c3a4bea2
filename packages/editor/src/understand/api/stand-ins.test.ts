import { describe, expect, it } from 'vitest';
import { withStandIns } from './stand-ins.ts';

describe('withStandIns', () => {
  it.each([
    ['Harbour staff board a booking.', 'Harbour staff escalate a booking.'],
    ['The giver accepts the offer or turns it down.', 'The giver accepts the offer or escalates it.'],
    ['Customers can rent a boat and swap it.', 'Customers can escalate a boat and swap it.'],
    ['Guests can cancel it up to an hour before.', 'Guests can cancel it up to an hour before.'],
    ['A trip needs a driver.', 'A trip needs a driver.'],
    ['Lots are grouped in catalogues.', 'Lots are grouped in catalogues.'],
  ])('has verbs that every list has where deeds are told in others: %s', (sentence, said) => {
    expect(withStandIns(sentence).text).toBe(said);
  });

  it('gives back the verb of the sentence', () => {
    const { inOwnWords } = withStandIns('Staff board a booking.');
    const meaning = {
      method: 'POST',
      thing: 'booking',
      isItem: true,
      owner: null,
      deed: 'escalate',
    } as const;
    const { meaning: own, phrase } = inOwnWords({
      meaning,
      manner: 'done',
      phrase: 'escalate a booking',
      query: [],
    });
    expect([own.deed, phrase]).toEqual(['board', 'board a booking']);
  });
});
