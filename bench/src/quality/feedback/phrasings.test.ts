import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './operations/all.ts';
import { hashOf, parsePhrasings, readPhrasings } from './phrasings.ts';
import { filled } from './slots.ts';

describe('phrasings', () => {
  it('are read with their language, and a word behind it', () => {
    expect(parsePhrasings('== move\n\nen before: put {a} first\nde: {a} weg')).toMatchObject([
      { operation: 'move', language: 'en', variant: 'before', text: 'put {a} first' },
      { operation: 'move', language: 'de', text: '{a} weg' },
    ]);
  });

  it('name a line that is none', () => {
    expect(() => parsePhrasings('== move\nput it first')).toThrow('put it first');
  });

  it('belong to a half by their text alone', () => {
    expect(hashOf('a')).toBe(0xe40c292c);
    expect(parsePhrasings('== x\nen: a\nen: b').map(({ half }) => half)).toEqual(['open', 'closed']);
  });

  it('are there for every operation, and for no other', () => {
    const names = new Set(readPhrasings().map(({ operation }) => operation));
    expect([...names].sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });

  it('are filled in every slot', () => {
    expect(filled('{id} -> {id}, {m}', { id: 'FR-1', m: '2 s' })).toBe('FR-1 -> FR-1, 2 s');
    expect(() => filled('{id}', {})).toThrow('{id}');
  });
});
