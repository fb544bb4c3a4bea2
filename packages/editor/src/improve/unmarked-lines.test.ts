import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { improve } from './improve.ts';

const improved = async (text: string) => (await improve(read(text))).text;

it.each([
  'Rework of the booking page\n\nThe page is slow. It loads every seat at once.',
  'Upgrade notes for 6.0\n\nIt requires Java 21.',
  'chore(deps): bump esbuild from 0.20.1 to 0.21.0',
  'fix: refresh the token of the session before it expires, and not after that',
  'WIP, do not merge',
  'Drop the old importer and its tests',
  'The page is slow.\n\ncc @anna @priya for the schema change',
  '**What we settled**\n\n- The page shows one deck.',
])('leaves titles, subjects and notes of who is to know without marks: %s', async (text) => {
  expect(await improved(text)).toBe(text);
});

it.each([
  ['please move the logs of the importer', /^Please .+\.$/u],
  ['the importer drops every second row', /^The importer .+\.$/u],
])('ends a line that asks or tells: %s', async (text, finished) => {
  expect(await improved(text)).toMatch(finished);
});
