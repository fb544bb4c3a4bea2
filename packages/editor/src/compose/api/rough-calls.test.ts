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

  it('cites no demand for a call that the input only names', () => {
    expect(under(books, 'GET /shelves/{label}')).toMatch(/^\nReads `\w+`\.\n/u);
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

describe('an API design of notes under and behind calls', () => {
  const staff = designOf(
    'Badge API\n\nPOST /v1/badges\n  body: { "ownerId": "o_1", "areas": [], "rules": {} }\n  returns 202 with badgeId\nGET /v1/badges/{badgeId} -> status (queued, printed), printedAt\nPOST /v1/badges/{badgeId}/revoke - guards only, 409 if already revoked\nGET /v1/badges?page=&size= (guards only)\n\nErrors as { "code": "...", "hint": "..." }. 413 if rules is bigger than 16 KB. At most 500 badges per second.',
  );

  it('takes the lines under a call for its body and its answer', () => {
    expect(under(staff, 'POST /v1/badges')).toContain('"ownerId": "o_1",\n  "areas": [],\n  "rules": {}');
    expect(under(staff, 'POST /v1/badges')).toContain('| 202 |');
    expect(under(staff, 'GET /v1/badges/{badgeId}')).toContain(
      '"status": "queued",\n  "printedAt": "string"',
    );
  });

  it('reads whom a call is left to behind a dash or in brackets', () => {
    expect(under(staff, 'POST /v1/badges/{badgeId}/revoke')).toContain(
      'MUST be open to guards only (409 if already revoked).',
    );
    expect(under(staff, 'POST /v1/badges/{badgeId}/revoke')).toContain('| 403 |');
    expect(under(staff, 'GET /v1/badges')).toContain('| 403 |');
  });

  it('takes a number of things for no status, and the shape of errors that the input gives', () => {
    expect(staff).not.toContain('| 500 |');
    expect(section(staff, 'Error model')).toContain('"code": "string",\n  "hint": "string"');
    expect(section(staff, 'Error model')).not.toContain('"error"');
  });
});

it('makes five operations of CRUD, narrowed by a sentence of its own', () => {
  const tags = designOf(
    'We need CRUD for tags under /projects/{projectId}/tags. Filter by colour and ownerId. Guests can only read.',
  );
  expect(tags).toContain('| PATCH | `/projects/{projectId}/tags/{tagId}` |');
  expect(under(tags, 'GET /projects/{projectId}/tags')).toContain('| `ownerId` | query | no |');
  expect(under(tags, 'POST /projects/{projectId}/tags')).toContain('| 403 |');
  expect(under(tags, 'GET /projects/{projectId}/tags')).not.toContain('| 403 |');
});

it('answers what sentences say of an operation, and asks nobody for an identity who needs none', () => {
  const feeds = designOf(
    'API for feeds, JWT. Partners can publish a post (title, language de/fr). Publishing the same post again returns the existing one with 200. Anyone can list posts by topic without logging in. Editors can send a digest to a channel, subject max 90 chars. Sends are async, return 202. Unknown channel -> 404. Limit is 30/min per key.',
  );
  expect(under(feeds, 'GET /posts')).not.toContain('| 401 |');
  expect(feeds).toContain('"security": []');
  expect(under(feeds, 'POST /digests')).toContain('| 202 |');
  expect(under(feeds, 'POST /digests')).toContain('"subject": "string"');
  expect(under(feeds, 'POST /digests')).toContain('| 404 | Unknown channel. |');
  expect(under(feeds, 'GET /posts')).not.toContain('| 404 |');
  expect(section(feeds, 'Limits')).toContain('30/min per key');
});

it('answers refusals that the input gives by their names', () => {
  const design = designOf(
    "An API for crates. A crate has a number and a status. Drivers patch the status and nothing else. If the crate is already closed it's a conflict. Unknown crate -> not found.",
  );
  expect(under(design, 'PATCH /crates/{crateId}')).toContain(
    "| 409 | If the crate is already closed it's a conflict. |",
  );
  expect(under(design, 'PATCH /crates/{crateId}')).toContain('| 404 | Unknown crate -> not found. |');
});

describe('an API design of a conversation', () => {
  const design = designOf(
    'ana: divers forget to log fills, the old POST /fills takes like 90 seconds\nben: POST /tanks/{serial}/fills with pressure + gas + name then, max 500 a day\nana: what if the test is expired?\nben: 409\nana: and GET /tanks/{serial} tells last test date, owner, volume in litres\nben: without login but with a pin. wrong pin 401\nana: PATCH /tanks/{serial}, body is status plus a remark\nben: status ready, sealed, scrapped',
  );

  it('gives a status to the call that was spoken of last', () => {
    expect(under(design, 'POST /tanks/{serial}/fills')).toContain('| 409 |');
    expect(under(design, 'GET /tanks/{serial}')).toContain('| 401 |');
    expect(under(design, 'PATCH /tanks/{serial}')).not.toContain('409');
    expect(design).not.toContain('| 500 |');
  });

  it('reads fields joined by a plus and behind "body is", and takes no remark on a call for one', () => {
    expect(under(design, 'POST /tanks/{serial}/fills')).toMatch(/"pressure"[^}]*"gas"[^}]*"name"/u);
    expect(under(design, 'PATCH /tanks/{serial}')).toMatch(/"remark"[^}]*"status": "ready"/u);
    expect(design).not.toContain('90_seconds');
  });
});

it('gives an answer that stands before the call for the outcome to the call that starts it', () => {
  const design = designOf(
    "anna: POST /exports takes like 90 seconds for acme, the proxy cuts at 60\nben: return 202 with a job id and then GET /exports/{id} until it's done\nanna: states queued, running, done",
  );
  expect(under(design, 'POST /exports')).toContain('| 202 |');
  expect(under(design, 'POST /exports')).not.toContain('proxy_cuts');
  expect(under(design, 'GET /exports/{id}')).toContain('| 200 |');
  expect(design).toContain('"enum"');
});

const limited = designOf(
  'API for shipments. GET /shipments lists them. 600 requests per minute per API key by default, configurable per partner. Internal services are exempt (they use mTLS, not keys).',
);

describe('an API design with a limit of calls', () => {
  it('tells how often under limits, whoever it is counted for', () => {
    expect(section(limited, 'Limits')).toContain('600 requests per minute per API key');
  });

  it('takes the way in of those who are exempt for no scheme of all calls', () => {
    expect(limited).not.toContain('mutualTLS');
  });
});

describe('an API design of a request in prose', () => {
  const reports = designOf(
    'Shops want their own payout reports. Give them an endpoint to list reports (filter by month and currency) and one to download a report. They authenticate with OAuth client credentials, scope `payouts:read`.',
  );

  it('narrows a list by what the brackets behind it name', () => {
    expect(under(reports, 'GET /reports')).toMatch(
      /\| `month` \| query \| no \|\n\| `currency` \| query \| no \|/u,
    );
  });

  it('asks for the only scope that is named', () => {
    expect(reports).toContain('"bearerAuth": [\n        "payouts:read"\n      ]');
  });
});
