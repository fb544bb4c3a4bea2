import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page.ts';

it('asks for the first fifty items unless told otherwise', () => {
  expect(pageWindow({})).toEqual({ limit: 50, offset: 0 });
});

it.each([
  [1, 1],
  [200, 200],
  [201, 200],
  [0, 1],
  [-5, 1],
  ['7', 7],
  ['-7', 1],
  ['999999999999999999999', 200],
  [`${'9'.repeat(400)}`, 200],
  ['', 50],
  ['ten', 50],
  ['2.5', 50],
  [2.5, 50],
  ['1e2', 50],
  ['0x10', 50],
  [' 7 ', 50],
  ['+7', 50],
  ['7.0', 50],
  ['Infinity', 50],
  [' ', 50],
  [Number.NaN, 50],
  [null, 50],
  [['3', '4'], 50],
])('reads the limit %j as %i', (limit, read) => {
  expect(pageWindow({ limit }).limit).toBe(read);
});

it.each([
  [0, 0],
  [-1, 0],
  ['12', 12],
  ['99999999999', 2_147_483_647],
  ['x', 0],
])('reads the offset %j as %i', (offset, read) => {
  expect(pageWindow({ offset }).offset).toBe(read);
});

it('always answers with whole numbers in range', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (limit, offset) => {
      const window = pageWindow({ limit, offset });
      expect(Number.isInteger(window.limit) && window.limit >= 1 && window.limit <= 200).toBe(true);
      expect(Number.isInteger(window.offset) && window.offset >= 0).toBe(true);
    }),
  );
});
