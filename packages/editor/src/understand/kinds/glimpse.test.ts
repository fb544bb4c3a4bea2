import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { type CutBlock, glimpsesOf } from './glimpse.ts';

function glimpses(text: string) {
  const source = read(text);
  const cut = source.blocks.map((block): CutBlock => ({ block, clauses: block.sentences }));
  const speakers = new Set(['mira']);
  return glimpsesOf(source, cut, { language: 'en', isReport: false, speakers });
}

describe('glimpsesOf', () => {
  it('looks at what is told in prose and in lists, and at no heading and no code', () => {
    const found = glimpses(
      '# Parking\n\nGates open late. Guards must see it.\n\n- show a map\n\n```\nmust()\n```\n',
    );
    expect(found).toHaveLength(3);
    expect(found[1]?.signals).toContain('w:must');
    expect(found[2]?.signals).toEqual(expect.arrayContaining(['item', 'w:map']));
    expect(found[2]?.signals).not.toContain('w:-');
  });

  it('knows the heading a sentence stands below', () => {
    const [first, second] = glimpses('Seats are booked.\n\n## Risks\n\nGuards may refuse.');
    expect(first?.signals.some((signal) => signal.startsWith('hint:'))).toBe(false);
    expect(second?.signals).toContain('hint:risk');
  });

  it('goes by what is said, not by who says it', () => {
    const [found] = glimpses('Mira: exports must be signed');
    expect(found?.signals).toContain('1:exports');
  });
});
