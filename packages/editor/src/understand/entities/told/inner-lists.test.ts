import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const toldOf = (text: string) => {
  const { entities, relations } = understand(read(text));
  return {
    entities: entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
    relations: relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`),
  };
};

describe('lists of what parts and rows have', () => {
  it('keeps what some parts have apart from what the whole has', () => {
    expect(
      toldOf(
        'Staff create a bill (customer number, due date, line items with description, quantity and unit price).',
      ).entities,
    ).toEqual([
      ['bill', ['customer_number', 'due_date']],
      ['line_item', ['bill_id', 'description', 'quantity', 'unit_price']],
    ]);
    expect(
      toldOf(
        'A dish has a title, a list of ingredients with amounts and a list of steps. An ingredient has a name and a unit.',
      ).entities,
    ).toEqual([
      ['dish', ['title', 'steps']],
      ['ingredient', ['dish_id', 'amounts', 'name', 'unit']],
    ]);
  });

  it('reads rows that there are per thing, or that a thing sends now and then', () => {
    expect(
      toldOf(
        "A room has a name and a floor. There's also a schedule per room: weekday, from, to, temperature.",
      ).relations,
    ).toEqual(['room one-to-many schedule']);
    expect(
      toldOf(
        'A truck has a plate and a make. Each of our trucks reports its position every 30 seconds: latitude, longitude and speed.',
      ).entities,
    ).toContainEqual(['position', ['truck_id', 'latitude', 'longitude', 'speed']]);
  });
});
