import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

it('reads things and what they have from the rows of a table, and how they relate from its remarks', () => {
  const { entities, relations } = understand(
    read(
      'What we keep:\n\n| object | columns | remarks |\n|---|---|---|\n| field | name, area_ha, sown_on | |\n| plot | number, soil | belongs to a field |\n| count | day, weeds, max height | many per plot |\n| treatment | day, product, litres | n:m with fields |\n',
    ),
  );
  const fields = Object.fromEntries(
    entities.map(({ name, fields: own }) => [name, own.map((one) => one.name)]),
  );
  expect(fields).toMatchObject({
    field: ['name', 'area_ha', 'sown_on'],
    plot: ['number', 'soil'],
    count: ['day', 'weeds', 'max_height', 'plot_id'],
    treatment: ['day', 'product', 'litres'],
  });
  expect(relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`)).toEqual(
    expect.arrayContaining([
      'field one-to-many plot',
      'plot one-to-many count',
      'treatment many-to-many field',
    ]),
  );
});
