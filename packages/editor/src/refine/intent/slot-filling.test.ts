import { describe, expect, it } from 'vitest';
import type { Weights } from '../../learned/weights.ts';
import { slotsFrom, type Tag, tagsOf } from './slot-filling.ts';
import { tokensOf } from './tokens.ts';

const weights: Weights<Tag> = {
  labels: ['B-to', 'B-what', 'I-to', 'I-what', 'O'],
  bias: [0, 0, 0, 0, 0],
  signals: new Map([
    ['old', [1, 1]],
    ['new', [0, 0.5, 1, 1]],
    ['filler', [4, 1]],
  ]),
};

describe('the slots of an order', () => {
  it('are the likeliest tags together, where nothing has to be filled', () => {
    expect(tagsOf([['old'], ['filler'], ['new']], 'none', weights)).toEqual(['B-what', 'O', 'B-what']);
  });

  it('hold each slot that the operation needs, once', () => {
    expect(tagsOf([['old'], ['filler'], ['new']], 'replace', weights)).toEqual(['B-what', 'O', 'B-to']);
  });

  it('are the likeliest ones where there are too few words for all that is needed', () => {
    expect(tagsOf([['old']], 'replace', weights)).toEqual(['B-what']);
    expect(tagsOf([], 'replace', weights)).toEqual([]);
  });

  it('hold a quotation whole', () => {
    const clause = 'call it "Sync of the catalogue"';
    const tags: Tag[] = ['O', 'O', 'B-to', 'I-to', 'I-to', 'O', 'O', 'O'];
    expect(slotsFrom(clause, tokensOf(clause), tags)).toEqual({ to: '"Sync of the catalogue"' });
  });

  it('are cut from the clause as it was written', () => {
    const clause = 'swap “old  name” for new';
    expect(
      slotsFrom(clause, tokensOf(clause), ['O', 'B-what', 'I-what', 'I-what', 'I-what', 'O', 'B-to']),
    ).toEqual({
      what: '“old  name”',
      to: 'new',
    });
  });
});
