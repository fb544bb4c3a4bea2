import { expect, test } from 'vitest';
import { table } from './table.ts';

test('columns line up, and no line ends in spaces', () => {
  expect(
    table([
      ['ID', 'NAME'],
      ['1', ''],
      ['100', 'é'],
    ]),
  ).toEqual(['ID   NAME', '1', '100  é']);
});

test('no rows give no lines', () => {
  expect(table([])).toEqual([]);
});
