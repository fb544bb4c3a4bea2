import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const namesIn = (text: string) => understand(read(text)).entities.map((entity) => entity.name);

describe('entitiesOf', () => {
  it('takes the short name of an entity that is described for that entity', () => {
    const text =
      'An order has many items: order_item with id, order_id, sku, quantity.\n\norder: id, placed_at';
    expect(namesIn(text)).toEqual(expect.arrayContaining(['order_item', 'order']));
    expect(namesIn(text)).not.toContain('item');
  });

  it('keeps both ends of a relation that nothing else describes', () => {
    expect(namesIn('A site has many devices.').sort()).toEqual(['device', 'site']);
  });

  it('points from a field that is called like another entity to that entity, wherever it is described', () => {
    const { entities, relations } = understand(
      read(
        'hall: id, name, floor\nticket: show, seat, price, customer\nshow -> hall, starts_at, title\n\nCustomers have a name and an email.',
      ),
    );
    expect(entities.find(({ name }) => name === 'ticket')?.fields.map(({ name }) => name)).toEqual([
      'show_id',
      'seat',
      'price',
      'customer_id',
    ]);
    expect(relations.map(({ from, to }) => `${from} > ${to}`)).toEqual(
      expect.arrayContaining(['show > ticket', 'customer > ticket', 'hall > show']),
    );
  });

  it('reads a table with a row per thing by the list behind it, with its own key and values', () => {
    const { entities } = understand(
      read(
        'Please add a parcel table with one row per parcel: parcel id, weight in grams, state (in_transit, lost, delivered), measured at.',
      ),
    );
    const parcel = entities.find(({ name }) => name === 'parcel');
    expect(parcel?.fields.map(({ name }) => name)).toEqual(['parcel_id', 'weight', 'state', 'measured_at']);
    expect(parcel?.fields[0]?.isKey).toBe(true);
    expect(parcel?.fields[2]?.values).toEqual(['in_transit', 'lost', 'delivered']);
  });

  it('names in other languages what there is one of in each, and one of several', () => {
    const { entities, relations } = understand(
      read(
        'Cada contador envía una medida por hora con valor, nivel de señal y fecha. Un edificio tiene varios contadores y cada contador pertenece a un solo edificio.',
      ),
    );
    const names = entities.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['medida', 'contador', 'edificio']));
    expect(names).not.toContain('hora');
    expect(relations.map(({ from, to }) => `${from} > ${to}`)).toContain('edificio > contador');
  });

  it('takes what belongs to a case, a group or a category as related to it', () => {
    expect(namesIn('A letter belongs to a case, judges only see letters of their own cases.')).toEqual([
      'letter',
      'case',
    ]);
  });
});
