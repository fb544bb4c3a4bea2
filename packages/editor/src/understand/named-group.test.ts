import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const said = (text: string) => understand(read(text)).statements.map(({ text: words }) => words);

it('names those of whom the sentence before tells by one of them', () => {
  const told = 'When somebody in finance wants the invoices they ask us and we run a query by hand.';
  expect(said(`${told} They should be able to pick a month and get a file by email.`).slice(1)).toEqual([
    'People in finance should be able to pick a month.',
    'People in finance should be able to get a file by email.',
  ]);
  expect(said(`${told} The files are old. They should be able to pick a month.`).at(-1)).toBe(
    'They should be able to pick a month.',
  );
});
