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
