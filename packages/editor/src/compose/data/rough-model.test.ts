import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const modelOf = (text: string) =>
  compose(read(text), { format: 'Data Model', audience: 'Data Engineer', context: 'Data/ML', tone: 50 });
const section = (model: string, heading: string) =>
  model.split(`## ${heading}\n`)[1]?.split(/\n## /u)[0]?.trim() ?? '';

const rental = modelOf(
  'A member has id, email, name, joined_at. A rental has id, member_id, status (open, returned, lost), deposit in cents, started_at. A rental has many lines: rental_id, sku, quantity, price. Emails are unique. Rentals are kept for 6 years. We load 3 million rentals a day from Kafka, the data must not be older than 20 minutes. We often look up rentals by member and by day.',
);

describe('a data model of fields told in sentences', () => {
  it('keeps every field of what there are several of, with the key to what it belongs to', () => {
    expect(rental).toContain('| `rental_line` | `id` | `id`, `rental_id`, `sku`, `quantity`, `price` |');
    expect(rental).toContain('FK -> rental.id');
  });

  it('counts cents in whole numbers', () => {
    expect(rental).toContain('| `deposit` | `integer` | not stated | – | – | in cents; type assumed |');
    expect(rental).toContain('deposit integer');
  });

  it('makes a field unique in the table, the constraints and the DDL where a sentence says so', () => {
    expect(rental).toContain('| `email` | `text` | not stated | UK |');
    expect(section(rental, 'Constraints and indexes')).toContain('`member.email` is unique.');
    expect(rental).toContain('email text UNIQUE');
  });

  it('puts how old the data may be under freshness, and its volume and source among the operations', () => {
    expect(section(rental, 'Freshness')).toContain('The data MUST NOT be older than 20 minutes');
    expect(section(rental, 'Data operations')).toMatch(/\| Freshness \| N?FR-\d+ \|/u);
  });

  it('tells how data is read as it is, with the index it needs', () => {
    const access = section(rental, 'Access patterns');
    expect(access).toContain('We often look up rentals by member and by day.');
    expect(access).toContain(
      'Reads of `rental` by `rental.member_id` and `rental.started_at` need an index.',
    );
    expect(access).not.toContain('MUST');
  });

  it('is called after its entities', () => {
    expect(rental).toMatch(/^# Data model for members, rentals and rental lines\n/u);
  });
});

it('finds the entities that calls address, what they hand in, and which belongs to which', () => {
  const model = modelOf(
    'POST /orders {customerId, note}, GET /orders/{id}, GET /customers/{id}/orders, POST /orders/{id}/cancel.',
  );
  expect(section(model, 'Entities')).toContain('| `order` | `id` | `id`, `customerId`, `note` |');
  expect(section(model, 'Entities')).toContain('`customer`');
  expect(section(model, 'Entities')).not.toContain('cancel');
  expect(section(model, 'Relationships')).toContain('One `customer` has any number of `order`');
});

it('takes a table that points to two others for what joins them', () => {
  const model = modelOf(
    'users(id uuid pk, name text)\nteams(id uuid pk, name text)\nmemberships(user_id -> users, team_id -> teams, role text)\nA user can be in many teams and a team has many users.',
  );
  expect(model).not.toContain('team_user');
  expect(section(model, 'Entities')).toContain('| `users` | `id` | `id`, `name` |');
});

it('reads entities written one after the other in a line, and the types of a sample', () => {
  const shows = modelOf(
    'show: title, author, rssUrl. episode: title, audioUrl, durationSec, explicit yes/no.',
  );
  expect(shows).toContain('| `episode` | `id` | `id`, `title`, `audioUrl`, `durationSec`, `explicit` |');
  expect(shows).toContain('| `durationSec` | `integer` |');
  const event = modelOf(
    '{"event_id": "e-1", "user_id": 42, "ts": "2024-03-01T12:00:00Z"}\n\nThat is one event of our shop. user_id can be null for visitors.',
  );
  expect(event).toContain('| `event` | `event_id` |');
  expect(event).toContain('| `user_id` | `integer` | yes |');
  expect(event).toContain('| `ts` | `timestamp` |');
});

it('keeps a sentence behind a list of fields, and names as programs write them', () => {
  const model = modelOf(
    '- Doctor: id, name, specialty\n- Visit: id, doctorId, startsAt, endsAt\nA doctor cannot have two visits at the same time. endsAt must be after startsAt.',
  );
  expect(model).toContain('A doctor MUST NOT have two visits at the same time.');
  expect(model).toContain('endsAt MUST be after startsAt.');
  expect(model).not.toContain('doctor_cannot');
});

it('reads values, scopes and habits that stand in sentences of their own', () => {
  const model = modelOf(
    'candidates (id, first_name, email unique, phone)\napplications (id, candidate_id fk, stage, state open/closed, applied_at)\nstage is one of: new, interview, hired\nrecruiters mostly filter applications by stage.',
  );
  expect(section(model, 'Enumerations')).toContain('| `applications.stage` | `new`, `interview`, `hired` |');
  expect(section(model, 'Enumerations')).toContain('| `applications.state` | `open`, `closed` |');
  expect(section(model, 'Access patterns')).toContain(
    'Reads of `applications` by `applications.stage` need an index.',
  );
});

it('makes a number unique within what its comment names', () => {
  const model = modelOf(
    '```ts\ninterface Invoice {\n  id: string; // uuid\n  number: string; // unique per tenant\n  tenantId: string;\n}\n```\n\nInvoices must never be deleted.',
  );
  expect(section(model, 'Constraints and indexes')).toContain(
    '`Invoice.tenantId` + `Invoice.number` is unique.',
  );
  expect(model).toContain('UNIQUE ("tenantId", number)');
});

it('takes what others are related to for an entity, whatever its parts are called', () => {
  const model = modelOf(
    'Each vehicle has a VIN, a model and an owner. A trip belongs to a vehicle and has startedAt, endedAt and distanceKm. VINs are unique.',
  );
  expect(section(model, 'Entities')).toContain('| `vehicle` | `id` | `id`, `vin`, `model`, `owner` |');
  expect(section(model, 'Entities')).toContain('`vehicle_id`, `startedAt`, `endedAt`, `distanceKm`');
  expect(section(model, 'Constraints and indexes')).toContain('`vehicle.vin` is unique.');
});

it('reads German and French lists by their own conjunctions, units and cases', () => {
  const german = modelOf(
    'Datenmodell für den Verein. Eine Abteilung hat einen Namen und einen Leiter. Beiträge haben Betrag in Cent, Fälligkeit und Status (offen, bezahlt).',
  );
  expect(german).toContain('| `abteilung` | `id` | `id`, `name`, `leiter` |');
  expect(german).toContain('| `betrag` | `integer` |');
  const french = modelOf(
    'Modèle de données pour un hôtel. Une chambre a un numéro, un étage et un prix en centimes. Un client a un nom, un email unique et un téléphone.',
  );
  expect(french).toContain('| `chambre` | `id` | `id`, `numero`, `etage`, `prix` |');
  expect(french).toContain('| `email` | `text` | non précisé | UK |');
});

it('has one column for what two sentences tell a thing belongs to', () => {
  const model = modelOf(
    'a repair is made by a driver in a depot on a date, with a price in cents and a mileage value. one depot have many repair, depot have name, city and opening hours. driver can book repair for a depot and cancel it.',
  );
  expect(model.match(/depot_id uuid/gu)).toHaveLength(1);
});

describe('a data model beside statements of SQL', () => {
  const given = modelOf(
    '```sql\ncreate table bookings (\n  id uuid primary key,\n  court_id int not null references courts(id),\n  member_id uuid not null references members(id),\n  note varchar(200)\n);\n```\n\nCourts have a name, a surface (clay, hard, grass) and a remark of up to 300 characters.',
  );

  it('makes the tables they refer to, before them, with keys of the type that refers to them', () => {
    const ddl = section(given, 'DDL');
    expect(ddl).toMatch(/CREATE TABLE courts \(\n {2}id int PRIMARY KEY/u);
    expect(ddl).toMatch(/CREATE TABLE members \(\n {2}id uuid PRIMARY KEY/u);
    expect(ddl.indexOf('CREATE TABLE courts')).toBeLessThan(ddl.indexOf('create table bookings'));
    expect(given).toContain('FK -> courts.id');
  });

  it('limits a text to the characters it may have', () => {
    expect(section(given, 'DDL')).toContain('remark varchar(300)');
  });

  it('lets no table that refers to more than two things join two of them', () => {
    const school = modelOf(
      'A coach has a name. A group has a name and a level. Every coach can train many groups and one group is trained by many coaches. A lesson is in one hall, with one coach, for one group. A hall has a number and a floor.',
    );
    expect(section(school, 'DDL')).toMatch(/CREATE TABLE (?:coach_group|group_coach)/u);
  });

  it('keeps what sentences say is made by a call', () => {
    const model = modelOf('The front desk books appointments. An appointment lasts half an hour.');
    expect(section(model, 'DDL')).toContain('CREATE TABLE appointment');
  });
});

describe('a data model of written calls', () => {
  const model = modelOf(
    'POST /tanks/{serial}/fills with pressure and gas. GET /tanks/{serial} tells test date, owner, volume. GET /tanks/{serial}/history for the last 50.',
  );

  it('has what one is known by and what an answer tells, each once', () => {
    expect(model).toContain('| `tank` | `id` | `id`, `serial`, `test_date`, `owner`, `volume` |');
    expect(model).toMatch(/\| `fill` \| `id` \| `id`, `pressure`, `gas`/u);
  });

  it('keeps no view of a thing', () => {
    expect(model).not.toContain('`history`');
  });
});

describe('a data model of notes, one thing a line', () => {
  const model = compose(
    read(
      '- member: member no, tier (bronze/silver/gold), joined date\n- points are only booked: ledger entry with amount, reason (purchase, return), order id optional, booked at\n- rewards: name, cost in points, valid from/to, max redemptions per member\n- redemption links a member, a reward and the ledger entry that took the points',
    ),
    { audience: 'Data Engineer', context: 'Backend', format: 'Data Model', tone: 50 },
  );

  it('calls each by one of it, and by both words of its name', () => {
    expect(model).toContain('| `reward` | `id` |');
    expect(model).toContain('| `ledger_entry_id` | `uuid` | not stated | FK -> ledger_entry.id |');
  });

  it('has two fields where a slash parts their ends, a key where one is named, and counts what there is a most of', () => {
    expect(model).toContain('| `valid_from` | `date` |');
    expect(model).toContain('| `valid_to` | `date` |');
    expect(model).toContain('| `order_id` | `uuid` | yes |');
    expect(model).toContain('| `max_redemptions_per_member` | `integer` |');
  });
});
