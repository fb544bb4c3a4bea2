import { describe, expect, it } from 'vitest';
import { verbForms } from './verb-forms.ts';

describe('forms of a verb that gives way to another', () => {
  it('are those of the base, the third person, what is doing and what is done', () => {
    expect(verbForms('lend', 'borrow', '').map(({ old, fresh }) => `${old} ${fresh}`)).toEqual([
      'lend borrow',
      'lends borrows',
      'lending borrowing',
      'lent borrowed',
    ]);
  });

  it('tell the past from what is done where the fresh verb does', () => {
    expect(verbForms('compose', 'write', 'we compose').at(-1)).toEqual({
      old: 'composed',
      fresh: 'wrote',
      done: 'written',
    });
  });

  it('are none where both words are nouns in the text', () => {
    expect(verbForms('store', 'shop', 'The store is open, and bikes are stored there.')).toEqual([]);
  });
});
