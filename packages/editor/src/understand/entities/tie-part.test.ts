import { describe, expect, it } from 'vitest';
import { tiesOf } from './tie-part.ts';

describe('tiesOf', () => {
  it.each([
    ['part of a purchase order', ['purchase_order']],
    ['goes to one supplier', ['supplier']],
    ['for one order line', ['order_line']],
    ['produced by a job', ['job']],
    ['one execution of a pipeline', ['pipeline']],
    ['one per household per weekly menu', ['household', 'weekly_menu']],
    ['links suppliers to parts', ['supplier', 'part']],
  ])('reads what "%s" says it is of', (part, names) => {
    expect(tiesOf(part)).toEqual(names);
  });

  it.each(['date of birth', 'number of the day', 'sold by hand', 'weight in kg', 'at the time', 'a name'])(
    'reads nothing in "%s"',
    (part) => {
      expect(tiesOf(part)).toEqual([]);
    },
  );
});
