import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const designOf = (text: string) =>
  compose(read(text), { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const under = (design: string, call: string) => design.split(`### \`${call}\`\n`)[1]?.split(/\n##/u)[0] ?? '';
const section = (design: string, heading: string) =>
  design.split(`## ${heading}\n`)[1]?.split(/\n## /u)[0]?.trim() ?? '';

const lockers = designOf(
  'API for parcel lockers. GET /lockers lists lockers, can be filtered by cityCode and size. POST /rentals creates a rental with lockerId, startsAt and pinCode. GET /rentals/{id} returns one. POST /rentals/{id}/extend extends a rental. DELETE /rentals/{id} cancels, only the renter or an admin may. A rental may be at most 14 days long. Two rentals of the same locker may not overlap, return 409 then. Auth with bearer tokens. Limit 60 requests per minute per token. Pages of 25.',
);

describe('an API design of calls jotted down in a paragraph', () => {
  it('keeps names of fields and parameters byte for byte', () => {
    expect(lockers).toContain('"lockerId": "string"');
    expect(lockers).toContain('| `cityCode` | query | no |');
    expect(lockers).not.toMatch(/lockerid|citycode/u);
  });

  it('says what a call does of the call itself, and of what', () => {
    expect(under(lockers, 'GET /rentals/{id}')).toContain('`GET /rentals/{id}` MUST return one rental.');
    expect(under(lockers, 'DELETE /rentals/{id}')).toContain(
      '`DELETE /rentals/{id}` MUST cancel the rental, which only the renter or an admin may do.',
    );
  });

  it('refuses those who may not, and says so under security', () => {
    expect(under(lockers, 'DELETE /rentals/{id}')).toContain('| 403 |');
    expect(under(lockers, 'GET /lockers')).not.toContain('| 403 |');
    expect(section(lockers, 'Security')).toMatch(/^See FR-\d+\.$/u);
  });

  it('answers a conflict where a thing is made, and not where it is read or removed', () => {
    expect(under(lockers, 'POST /rentals')).toContain(
      '| 409 | Two rentals of the same locker may not overlap. |',
    );
    expect(under(lockers, 'DELETE /rentals/{id}')).not.toContain('409');
    expect(under(lockers, 'GET /rentals/{id}')).not.toContain('409');
  });

  it('states notes on identity, pages and rates as what they are', () => {
    expect(section(lockers, 'Consumers and authentication')).toContain(
      'Callers MUST authenticate with bearer tokens.',
    );
    expect(section(lockers, 'Pagination')).toContain('Lists MUST be returned in pages of 25.');
    expect(section(lockers, 'Limits')).toContain('A rental MUST be at most 14 days long.');
    expect(section(lockers, 'Limits')).toContain('The rate limit MUST be 60 requests per minute per token.');
    expect(lockers).toContain('"bearerAuth": {\n        "type": "http",\n        "scheme": "bearer"');
  });

  it('takes a verb behind one thing for a deed done to it', () => {
    expect(lockers).toContain('| POST | `/rentals/{id}/extend` | `rental` |');
    expect(under(lockers, 'POST /rentals/{id}/extend')).toContain('| 200 | The rental is returned. |');
    expect(under(lockers, 'POST /rentals/{id}/extend')).not.toContain('**Request**');
  });
});

const books = designOf(
  'API for our shelves\n\n- POST /shelves {label, slotIds[], maxLoad}\n- GET /shelves/{label}\n- PATCH /shelves/{label} only stewards\n- POST /shelves/{label}/loans {memberId} -> 201, 409 if already on loan\n\nAuth: API key in X-Shelf-Key. Cursor pagination, max 100 per page.',
);

describe('an API design of calls in a list', () => {
  it('reads what stands in braces as what is handed in, and shows it of the whole resource', () => {
    expect(under(books, 'POST /shelves')).toContain(
      '"label": "string",\n  "slotIds": [],\n  "maxLoad": "string"',
    );
    expect(books).toContain('| `label`, `slotIds`, `maxLoad` |');
    expect(under(books, 'POST /shelves/{label}/loans')).toContain('| 409 | Already on loan. |');
  });

  it('names who a call is open to, and the header of a key', () => {
    expect(under(books, 'PATCH /shelves/{label}')).toContain(
      '`PATCH /shelves/{label}` MUST be open to stewards only.',
    );
    expect(books).toContain('"in": "header",\n        "name": "X-Shelf-Key"');
    expect(section(books, 'Pagination')).toContain('Lists MUST use cursor pagination, max 100 per page.');
  });
});

it('is called after what it is about where the input gives it no name, and adds no second way to a written deed', () => {
  const orders = designOf(
    'Endpoints: POST /orders, GET /orders/{id}, POST /orders/{id}/cancel. An order has items (sku, quantity) and a shippingAddress. Orders can be cancelled until they are shipped, otherwise 409.',
  );
  expect(orders).toMatch(/^# API for orders\n/u);
  expect(orders).not.toContain('DELETE');
  expect(under(orders, 'POST /orders/{id}/cancel')).toContain('| 409 |');
  expect(under(orders, 'POST /orders')).toContain('"items": []');
});

it('reads who may do what, and what is handed in, in other languages', () => {
  const german = designOf(
    'REST-API für Werkstätten. POST /repairs legt eine Reparatur an mit bikeId und defectCode. DELETE /repairs/{id} löscht sie, das darf nur der Besitzer. GET /repairs listet Reparaturen, filterbar nach bikeId.',
  );
  expect(under(german, 'POST /repairs')).toContain('"bikeId": "string",\n  "defectCode": "string"');
  expect(under(german, 'DELETE /repairs/{id}')).toContain('| 403 |');
  expect(under(german, 'GET /repairs')).toContain('| `bikeId` | Query | nein |');
});
