import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { isWished } from './wished.ts';

const wished = (text: string) => isWished({ start: 0, end: text.length }, read(text));

it.each([
  'What I want: build the report at night.',
  "We'd like donors to get a receipt by mail.",
  'Wir möchten, dass Eltern online zahlen.',
  'Ce que je veux : un export par mois.',
  'Queremos que el médico vea la alergia.',
])('is wanted: %s', (text) => {
  expect(wished(text)).toBe(true);
});

it.each([
  'Donors get a receipt by mail.',
  'Nobody wants another list.',
  'Wir haben drei Server.',
  'On garde SAP.',
])('is only told: %s', (text) => {
  expect(wished(text)).toBe(false);
});
