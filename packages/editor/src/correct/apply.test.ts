import { describe, expect, it } from 'vitest';
import { applyEdits, compatible } from './apply.ts';
import type { Edit } from './edit.ts';

const edit = (start: number, end: number, replacement: string): Edit => ({
  start,
  end,
  replacement,
  rule: 'test/rule',
  category: 'style',
  message: 'A test.',
});

describe('applyEdits', () => {
  it('applies replacements, removals and insertions in any order', () => {
    expect(applyEdits('one two three', [edit(8, 13, '3'), edit(0, 0, '> '), edit(3, 7, '')])).toBe('> one 3');
  });
});

describe('compatible', () => {
  it('keeps the first of two that touch the same characters, in text order', () => {
    expect(compatible('abcdef', [edit(3, 5, 'x'), edit(0, 1, 'y'), edit(4, 6, 'z')])).toEqual([
      edit(0, 1, 'y'),
      edit(3, 5, 'x'),
    ]);
  });

  it('drops what changes nothing and a second insertion at one place', () => {
    expect(compatible('abc', [edit(0, 1, 'a'), edit(3, 3, '.'), edit(3, 3, '!')])).toEqual([edit(3, 3, '.')]);
  });

  it('drops an insertion that what stands before it has already made', () => {
    const plural = edit(4, 8, 'weeks');
    expect(compatible('two week.', [plural, edit(8, 8, 's')])).toEqual([plural]);
    expect(compatible('two week.', [plural, edit(8, 8, ',')])).toEqual([plural, edit(8, 8, ',')]);
  });
});
