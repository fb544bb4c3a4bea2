import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

it('makes things of their own of objects within a sample, which refer to it or it to them', () => {
  const { entities } = understand(
    read(
      'An invoice looks like this:\n\n```json\n{ "invoiceId": "I-1", "buyer": { "id": 7, "email": "x@example.org" }, "lines": [{ "sku": "A", "count": 2 }], "tags": ["a"] }\n```',
    ),
  );
  expect(
    entities.map(({ name, fields }) => [
      name,
      fields.map(({ name: field, references }) =>
        references === null ? field : `${field} -> ${references}`,
      ),
    ]),
  ).toEqual([
    ['invoice', ['invoiceId', 'buyerId -> buyer', 'tags']],
    ['buyer', ['id', 'email']],
    ['invoice_line', ['sku', 'count', 'invoiceId -> invoice']],
  ]);
});
