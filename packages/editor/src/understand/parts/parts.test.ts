import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const partsIn = (text: string) => understand(read(text)).parts.map(({ name }) => name);

it('names a product that is written as its name', () => {
  expect(partsIn('The shop must be built in React and keep its sessions in Redis.')).toEqual([
    'React',
    'Redis',
  ]);
});

it('takes a word of every day for no product', () => {
  expect(partsIn('If the manager does not react, the swap must be declined.')).toEqual([]);
});
