import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const lastOf = (text: string): string | undefined => understand(read(text)).statements.at(-1)?.text;

it.each([
  [
    'The import is slow. We want to have the file split into parts of 512 MB.',
    'The file should be split into parts of 512 MB.',
  ],
  [
    'Nobody reads the log. We want to have the errors mailed to the owner.',
    'The errors should be mailed to the owner.',
  ],
])('makes a demand of what is wanted to be done to a thing: %s', (text, expected) => {
  expect(lastOf(text)).toBe(expected);
});

it.each([
  'The import is slow. We want to have a progress bar.',
  'The import is slow. We want to have fewer errors in it.',
])('leaves what is wanted: %s', (text) => {
  expect(lastOf(text)).toContain('want');
});
