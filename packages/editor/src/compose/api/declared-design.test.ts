import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const designOf = (text: string) =>
  compose(read(text), { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const section = (design: string, heading: string) =>
  design.split(`## ${heading}\n`)[1]?.split(/\n## /u)[0]?.trim() ?? '';

it('lists the calls of a gRPC service with what they take and return, and says nothing of JSON', () => {
  const design = designOf(
    '```proto\nsyntax = "proto3";\nservice Accessions {\n  rpc GetAccession(GetAccessionRequest) returns (Accession);\n  rpc Watch(WatchRequest) returns (stream Accession);\n}\nmessage Accession {\n  string id = 1;\n  int32 seeds = 2;\n}\nmessage GetAccessionRequest {\n  string id = 1;\n}\n```\n\nPartners authenticate with mTLS.',
  );
  expect(section(design, 'Endpoints')).toContain('| `GetAccession` | `GetAccessionRequest` | `Accession` |');
  expect(section(design, 'Endpoints')).toContain('`stream Accession`');
  expect(design).toContain('### `GetAccession`');
  expect(design).toContain('```proto');
  expect(section(design, 'Conventions')).not.toContain('JSON');
});

it('lists the fields of GraphQL roots, which are required, and which are read page by page', () => {
  const design = designOf(
    '```graphql\ntype Query {\n  score(id: ID!): Score\n  scores(composer: String, first: Int = 20, after: String): [Score!]!\n}\ntype Mutation {\n  borrowScore(scoreId: ID!, copies: Int!): Loan!\n}\n```\n\nGraphQL for the choir library. Members can borrow a score. Librarians can return a loan for others, members just their own.',
  );
  expect(section(design, 'Endpoints')).toContain('| `borrowScore` | `scoreId`, `copies` | `Loan!` |');
  expect(design).toContain('| `first` | `Int` | no |');
  expect(design).toContain('| `scoreId` | `ID!` | yes |');
  expect(section(design, 'Pagination')).toBe('See `scores`.');
  expect(design).not.toContain('| POST |');
  expect(design).toContain('just their own');
});

it('takes types of TypeScript for no GraphQL', () => {
  const design = designOf(
    'type Query = {\n  name: string;\n};\n\nPartners can list orders and create an order.',
  );
  expect(design).toContain('| GET | `/orders` |');
});

it('has a section on what is told to others, with its names, what it carries, and what is open', () => {
  const named = designOf(
    "Restaurants can create, read, change (until 18:00 the day before) and cancel orders. Events order.ready and order.cancelled go to the restaurant's webhook url.",
  );
  expect(section(named, 'Events')).toContain('| `order.ready` | not stated |');
  expect(section(named, 'Open questions')).toContain('How does a receiver know that an event is genuine');
  for (const call of ['POST | `/orders`', 'GET | `/orders/{orderId}`', 'PATCH | `/orders/{orderId}`'])
    expect(named).toContain(call);
  const carried = designOf(
    'Inspectors can create an inspection. When an inspection reports foulbrood we send a webhook to the county: hive id, location, date, signed with HMAC sha256, retry 5 times.',
  );
  expect(section(carried, 'Events')).toContain('"hive_id": "string"');
  expect(section(carried, 'Events')).not.toContain('"signed');
  expect(section(carried, 'Resources')).not.toContain('`date` |');
  expect(carried).not.toContain('is genuine');
});

it('takes what goes on about deliveries with the events', () => {
  const design = designOf(
    'Webhooks we send to schools: lesson.booked, payment.failed. Payload: event id, type, school id. Signed with Ed25519. We retry for 24 hours. GET /webhook-endpoints/{id}/deliveries shows the last 100.',
  );
  expect(section(design, 'Events')).toContain('| `payment.failed` | `event_id`, `type`, `school_id` |');
});

it('has none on what others send', () => {
  expect(
    section(
      designOf('We receive webhooks from Stripe at POST /webhooks/stripe. Users can list payments.'),
      'Events',
    ),
  ).toBe('');
});
