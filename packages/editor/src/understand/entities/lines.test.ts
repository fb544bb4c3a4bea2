import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const entitiesOf = (text: string) =>
  understand(read(text)).entities.map(({ name, fields }) => [
    name,
    fields.map((field) => `${field.name}${field.references === null ? '' : ` -> ${field.references}`}`),
  ]);

it('reads entities that are noted as nouns, and which of them name one another', () => {
  const text =
    'We rent out boats.\n\nskipper: name, phone, licence number, e-mail\nboat: name, length in m, skipper\ntrip: boat, from, to, price per day, status (planned, under way, done)';
  expect(entitiesOf(text)).toEqual([
    ['skipper', ['name', 'phone', 'licence_number', 'e_mail']],
    ['boat', ['name', 'length', 'skipper_id -> skipper']],
    ['trip', ['boat_id -> boat', 'from', 'to', 'price_per_day', 'status']],
  ]);
});

it('takes no list of guests or browsers for an entity', () => {
  expect(
    entitiesOf('Present: Ada, Ben, Cleo\nBrowsers: chrome, firefox, safari\nThe page must load fast.'),
  ).toEqual([]);
});

it('reads two fields of what another line names, and several of a thing as what it has of them', () => {
  const { entities, relations } = understand(
    read('- order: number, items, customer\n- item: sku, qty\n- customer: name, email\n- langs: de, en'),
  );
  expect(entities.map(({ name, fields }) => [name, fields.map((field) => field.name)])).toEqual([
    ['order', ['number', 'items', 'customer_id']],
    ['item', ['sku', 'qty']],
    ['customer', ['name', 'email']],
  ]);
  expect(relations.map(({ from, to, cardinality }) => [from, to, cardinality])).toEqual([
    ['order', 'item', 'one-to-many'],
    ['customer', 'order', 'one-to-many'],
  ]);
});

it('reads how many there are of another thing as having them, and a table by its own name', () => {
  const { entities, relations } = understand(
    read(
      '- books: isbn, title, author, how many copies\n- every copy has a barcode and a condition\n- table loan_log has copy_no, due_at, closed_at already, so that is easy',
    ),
  );
  expect(entities.map(({ name }) => name)).toEqual(['books', 'copy', 'loan_log']);
  expect(relations.map(({ from, to }) => [from, to])).toEqual([['books', 'copy']]);
});
