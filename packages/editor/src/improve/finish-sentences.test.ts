import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { improve } from './improve.ts';

const improved = async (text: string) => (await improve(read(text))).text;

it.each([
  'max 20 people per room, no exceptions\nchildren mode: shorter texts\nlabels in 4 languages, more later\nshop ads off in that mode',
])('leaves lines of notes without marks: %s', async (text) => {
  expect(await improved(text)).toBe(text);
});

it('gives a lone sentence its capital and its mark', async () => {
  expect(await improved('we need to move the logs before friday')).toMatch(/^We need to .+\.$/u);
});
