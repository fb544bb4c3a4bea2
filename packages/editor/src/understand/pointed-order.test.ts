import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const lastOf = (text: string): string | undefined => understand(read(text)).statements.at(-1)?.text;

it('names what is to be mended', () => {
  expect(
    lastOf('The export and the import break with umlauts. It has been like that since May. Please fix it.'),
  ).toBe('Fix this (the export and the import break with umlauts).');
  expect(lastOf('The export breaks with umlauts. It has been like that since May. Please fix it.')).toBe(
    'Fix the export.',
  );
});

it('leaves an order that names it, and one before which nothing is told', () => {
  expect(lastOf('The export breaks with umlauts. Please fix the encoding.')).toBe('Fix the encoding.');
  expect(lastOf('Please fix that.')).toBe('Fix that.');
});
