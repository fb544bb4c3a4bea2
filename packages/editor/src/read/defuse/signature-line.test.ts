import { expect, it } from 'vitest';
import { read } from '../read.ts';

const kindsOf = (text: string) => read(text).blocks.map(({ kind }) => kind);

it('reads the dashes above a signature as such, and a mail is no heading', () => {
  expect(kindsOf('the gauge stops at night\nwe need a restart.\n-- \nKwabena, hydrography')).toEqual([
    'paragraph',
  ]);
});

it('leaves an underlined title and a list alone', () => {
  expect(kindsOf('Gauges\n--\nThey stop at night.')).toEqual(['heading', 'paragraph']);
  expect(kindsOf('# Gauges\n\n- one\n- two')).toEqual(['heading', 'listItem', 'listItem']);
});
