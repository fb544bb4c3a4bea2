import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const modelOf = (text: string) =>
  compose(read(text), { format: 'Data Model', audience: 'Data Engineer', context: 'Data/ML', tone: 50 });

it('reads tables that one sentence lists with their columns, and when they have to be there', () => {
  const model = modelOf(
    'Orders come from the shop nightly. We build from it: dim_customer (customer_id, email hashed, country), dim_product (sku, name, category). Must be queryable by 7:00. Email is PII.',
  );
  expect(model).toContain('| `dim_product` | `id` | `id`, `sku`, `name`, `category` |');
  expect(model.split('## Freshness')[1]?.split('\n## ')[0]).toContain('queryable by 7:00');
});

it('lists no queries as a table, states behind a comma as values, and a relation of types as its key alone', () => {
  const model = modelOf(
    '```prisma\nmodel Show {\n  id String @id\n  title String\n  tickets Ticket[]\n}\nmodel Ticket {\n  id String @id\n  show Show @relation(fields: [showId], references: [id])\n  showId String\n}\n```\n\nA swap has two parties and a status requested, accepted, declined, done. Delays: bus, stop, planned time. Queries: next departures at a stop, average delay per line, weekday.',
  );
  expect(model).toContain('| `Show` | `id` | `id`, `title` |');
  expect(model).not.toContain('### `query`');
  expect(model).not.toContain('`status_requested`');
});
