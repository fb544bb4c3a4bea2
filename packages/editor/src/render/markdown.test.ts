import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../read/markdown.ts';
import { renderMarkdown } from './markdown.ts';

function blocksOf(text: string): string[] {
  const markdown = renderMarkdown({
    title: 'T',
    sections: [{ id: 'summary', level: 2, heading: 'H', blocks: [{ kind: 'paragraph', text }] }],
  });
  return parseMarkdown(markdown)
    .children.slice(2)
    .map(({ type }) => type);
}

describe('renderMarkdown', () => {
  it.each(['    #', ' \t# x', '#', '> x', '- x', '1. x', '\t- x'])('writes %j as a paragraph', (text) => {
    expect(blocksOf(text)).toEqual(['paragraph']);
  });

  it('opens no heading, list, quote or code in a paragraph of one line, whatever marks it begins with', () => {
    const marks = fc.array(fc.constantFrom(' ', '  ', '\t', '#', '##', '-', '*', '+', '>', '1.', '2)', 'a'), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(marks, (pieces) => {
        const types = blocksOf(`${pieces.join('')} x`);
        expect(types).not.toContain('heading');
        expect(types).not.toContain('code');
        expect(types).not.toContain('list');
        expect(types).not.toContain('blockquote');
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
