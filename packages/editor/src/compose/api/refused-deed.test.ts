import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { refusedCalls } from './refused-deed.ts';

const call = (
  method: string,
  path: string,
  phrase: string | null,
  more: Partial<Endpoint> = {},
): Endpoint => ({
  method,
  path,
  phrase,
  query: [],
  statements: [0],
  isDerived: true,
  ...more,
});
const calls = [
  call('GET', '/kayaks', 'list kayaks'),
  call('POST', '/kayaks', 'add kayaks'),
  call('POST', '/rentals', 'rent a kayak', { about: 'kayak' }),
  call('PATCH', '/rentals/{rentalId}', 'extend a rental'),
  call('POST', '/rentals/{rentalId}/cancellation', 'cancel a rental', { deed: 'cancel' }),
];
const refused = (clause: string, language = 'en') => {
  const found = refusedCalls(clause, calls, language);
  return found === null ? null : [...found].map(({ method, path }) => `${method} ${path}`);
};

describe('refusedCalls', () => {
  it.each([
    ['Cancelling after noon is a 409', ['POST /rentals/{rentalId}/cancellation']],
    ["A rental can't be cancelled on the water, 409", ['POST /rentals/{rentalId}/cancellation']],
    ['a late cancellation gets 403', ['POST /rentals/{rentalId}/cancellation']],
    ['423 when someone edits a closed one', ['PATCH /rentals/{rentalId}']],
    ['if the kayak is taken -> 409', ['POST /rentals']],
    ['blocked guests: new rentals answer 403', ['POST /rentals']],
  ])('is of the call whose deed its words name: %s', (clause, expected) => {
    expect(refused(clause)).toEqual(expected);
  });

  it.each(['a cancelled rental is a 410', 'photos are rejected with 413', 'after extending, 409'])(
    'takes states, answers and what is over for no deed: %s',
    (clause) => {
      expect(refused(clause)).toBeNull();
    },
  );

  it('knows deeds of other languages by the nouns that end their paths', () => {
    const french = [call('POST', '/sorties/{sortieId}/annulation', null, { deed: 'annuler' })];
    expect([...(refusedCalls("L'annulation tardive est refusée avec 409", french, 'fr') ?? [])]).toEqual(
      french,
    );
  });
});
