import { expect, it } from 'vitest';
import { contraryKind } from './contrary-kind.ts';

it.each([
  ['batches older than 5 years', 'batches that are not older than 5 years'],
  ['weight > 30', 'a weight ≤ 30'],
  ['age < 16', 'an age ≥ 16'],
  ['an oven with a broken door', 'an oven without a broken door'],
  ['crates with a dent or a crack', 'crates with neither a dent nor a crack'],
  ['a lorry with more than 12 pallets', 'a lorry with 12 or less pallets'],
  ['temperatures outside 2 to 8 °C', 'temperatures within 2 to 8 °C'],
  ['loans that are overdue', 'loans that are not overdue'],
  ['pupils who have not paid', 'pupils who have paid'],
  ['cancelled concerts', 'concerts that are not cancelled'],
  ['the parcels', null],
  ['a stored value', null],
])('what %s leaves out is %s', (subject, expected) => {
  expect(contraryKind(subject)).toBe(expected);
});
