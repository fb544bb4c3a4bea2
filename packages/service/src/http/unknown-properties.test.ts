import { OptimizeRequest } from '@faircopy/contract';
import { expect, test } from 'vitest';
import { unknownProperties } from './unknown-properties.ts';

test('names what the schema does not know', () => {
  const body = { input: 'some text here', format: 'RFC', contextProjectId: 'p' };
  expect(unknownProperties(body, OptimizeRequest)).toEqual(['format', 'contextProjectId']);
});

test('never repeats a name that could be text of the caller', () => {
  const body = { 'my password is hunter2': 1, ['x'.repeat(41)]: 1 };
  expect(unknownProperties(body, OptimizeRequest)).toEqual(['(unprintable)', '(unprintable)']);
});

test('names at most twenty, and nothing for what is no object', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 1]));
  expect(unknownProperties(many, OptimizeRequest)).toHaveLength(20);
  expect(unknownProperties(null, OptimizeRequest)).toEqual([]);
});
