import { describe, expect, it } from 'vitest';
import { givenIn } from './given.ts';

const names = (text: string, method: string, isOwn = true) =>
  givenIn(text, method, isOwn).map(({ name }) => name);

describe('givenIn', () => {
  it.each([
    [
      'Lat, lon and radius are required, plug_type is optional.',
      'GET',
      ['lat', 'lon', 'radius', 'plug_type'],
    ],
    ['`GET /sheds/{id}/slots` gives free slots, needs `from` and `to`.', 'GET', ['from', 'to']],
    ['`GET /sheds` lists sheds, filter with `?town=`.', 'GET', ['town']],
    [
      '`POST /stays` starts a stay on a pitch, body has pitch_id and card_token.',
      'POST',
      ['pitch_id', 'card_token'],
    ],
    [
      '`POST /stays` books a pitch for a guest: `pitch_id`, `guest_id`, `reason`.',
      'POST',
      ['pitch_id', 'guest_id', 'reason'],
    ],
    ['The caller may wish for a slug.', 'POST', ['slug']],
    ['Must give a reason.', 'DELETE', ['reason']],
    ['The list takes the query parameters town and archived.', 'GET', ['town', 'archived']],
  ])('reads what "%s" names', (text, method, given) => {
    expect(names(text, method)).toEqual(given);
  });

  it.each([
    ['A valid token is required.', 'GET'],
    ['The list of sheds needs an index.', 'GET'],
    ['`GET /stays/{id}` returns one stay with its guests.', 'GET'],
    ['They can cancel a stay.', 'POST'],
  ])('reads nothing in "%s"', (text, method) => {
    expect(names(text, method)).toEqual([]);
  });
});
