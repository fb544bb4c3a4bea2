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
});
