import { expect, it } from 'vitest';
import { examplePair } from './example-pair.ts';

it.each([
  ['Example: "The lift is stuck" -> urgent, 2.', '"The lift is stuck"', 'urgent, 2'],
  ['E.g. "rm tmp" should become "Remove the folder tmp."', '"rm tmp"', '"Remove the folder tmp."'],
  ['For example, “two left shoes” becomes “wrong parcel”.', '“two left shoes”', '“wrong parcel”'],
])('tells the two sides of %j apart', (text, input, output) => {
  expect(examplePair(text)).toEqual({ input, output });
});

it.each(['Example: a parcel without a label.', 'E.g. the "blue" shelf.'])('leaves %j as it is', (text) => {
  expect(examplePair(text)).toBeNull();
});
