import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const kindsOf = (text: string) => understand(read(text)).statements.map(({ kind }) => kind);

it('takes what stands against trouble of today for what is so today', () => {
  const told =
    'We must stop charging twice. The bank gives us keys but we currently make a new one on every click. The key must live for 24 hours.';
  const kinds = kindsOf(told);
  expect(kinds.at(0)).toBe('requirement');
  expect(new Set(kinds.slice(1, -1))).toEqual(new Set(['problem']));
  expect(kinds.at(-1)).toBe('requirement');
});

it('leaves an order and what binds a demand', () => {
  expect(kindsOf('The key must live for 24 hours but today we currently make a new one.')[0]).toBe(
    'requirement',
  );
  expect(
    kindsOf('Each order gets a key of its own but never two. The key must live for 24 hours.'),
  ).not.toContain('problem');
});
