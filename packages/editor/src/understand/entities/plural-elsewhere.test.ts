import { expect, it } from 'vitest';
import { knownOneOf } from './plural-elsewhere.ts';

const known = new Map(['mietvertrag', 'geraet', 'raum', 'raumplan'].map((name) => [name, name]));

it.each([
  ['Geräte', 'geraet'],
  ['geraete', 'geraet'],
  ['Verträgen', 'mietvertrag'],
  ['Räume', 'raum'],
])('takes %s for several of %s', (word, name) => {
  expect(knownOneOf(word, known)).toBe(name);
});

it('takes no word for a thing that it may not mean', () => {
  expect(knownOneOf('Kunden', known)).toBeUndefined();
  expect(knownOneOf('Vertrag', new Map([...known, ['kaufvertrag', 'kaufvertrag']]))).toBeUndefined();
});
