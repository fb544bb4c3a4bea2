import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { clausesOf } from './clauses.ts';

it('keeps what comes of a thing with what comes of it', () => {
  const source = read('The store has no tiers, meaning that it needs to load all of its data.');
  const [sentence] = source.blocks[0]?.sentences ?? [];
  expect(sentence && clausesOf(source, sentence)).toHaveLength(1);
});

it('parts what is asked for politely from why it is', () => {
  const source = read('Add a progress bar pls, people reload the page and start it twice.');
  const [sentence] = source.blocks[0]?.sentences ?? [];
  expect(sentence && clausesOf(source, sentence)).toHaveLength(2);
});
