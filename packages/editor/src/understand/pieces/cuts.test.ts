import { expect, it } from 'vitest';
import { cutsWith } from './cuts.ts';

function parted(text: string): string[] {
  const cuts = cutsWith(text, []);
  const starts = [0, ...cuts.map(({ index, length }) => index + length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  return starts.map((start, at) => text.slice(start, ends[at]).trim());
}

it('parts what is told from what is ordered behind it', () => {
  expect(parted('the job takes an hour because it reads every row - move that to the night')).toEqual([
    'the job takes an hour because it reads every row',
    'move that to the night',
  ]);
});

it('leaves the parts of a thing and what something is good for together', () => {
  expect(parted('A boat has a name, a hull number and the day it was bought.')).toHaveLength(1);
  expect(parted('The controller uploads its log so the log has no hole.')).toHaveLength(1);
});

it('leaves what a demand is for behind it, without a comma and with nobody bound', () => {
  expect(parted("Each tenant gets its own pool so a slow one can't starve the others.")).toHaveLength(1);
  expect(parted('Tickets expire after a week so the table stays small.')).toHaveLength(1);
});

it('parts an order from the reason before "so"', () => {
  expect(parted('the table is full of old carts so delete them every night')).toHaveLength(2);
  expect(parted('the report takes an hour so run it at night')).toHaveLength(2);
});

it('leaves "now and then" together', () => {
  expect(parted('the line is down now and then')).toHaveLength(1);
});

it('leaves what happens otherwise behind what it depends on', () => {
  expect(parted('at least 2 hours between two tours, otherwise the app warns')).toHaveLength(1);
});

it('leaves clauses of today together, of which none is wanted', () => {
  expect(
    parted('Upload goes on in the background and finishes, but progress is gone and users upload again.'),
  ).toHaveLength(1);
});

it('parts two clauses that are bound by a word of their own each', () => {
  expect(
    parted('The words must come from his last lessons, and hard words should come more often.'),
  ).toHaveLength(2);
});

it('leaves the next of what a verb takes with it', () => {
  expect(parted('start with the internal workspace, then 10% of customers')).toHaveLength(1);
});

it('leaves what is done afterwards behind what it comes after', () => {
  expect(parted('if a job fails retry 3 times then tell the team')).toHaveLength(1);
  expect(parted('at most 3 retries for the importer, then park the job in the queue')).toHaveLength(1);
});
