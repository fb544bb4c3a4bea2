import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { improve } from './improve.ts';

const improved = async (text: string) => (await improve(read(text))).text;

it('leaves the words of others as they are quoted', async () => {
  const reply = '> did you do this in order to save time\n\nYes, twice.';
  expect(await improved(reply)).toBe(reply);
});

it.each([
  '> we do this in order to save time',
  '> [!NOTE]\n> we do this in order to save time\n\nSee below.',
])('improves a quote that is the text itself or a box of it: %s', async (text) => {
  expect(await improved(text)).toContain('We do this to save time.');
});
