import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { PLACEHOLDER, project } from './projection.ts';

describe('project', () => {
  it('leaves markup out, keeps sentences of a line together and puts others apart', () => {
    const { prose } = project(
      read(
        '# A *title*\n\nOne `x y` two. Three **four**.\n\n- item [text](http://a.b)\n\n| a | b |\n|---|---|\n| c | d |',
      ),
    );
    expect(prose.split('\n\n')).toEqual([
      'A title',
      'One Qx two. Three four.',
      'item text',
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it.each(['![icon](icon.png)', '![icon](icon.png "An icon")', '![icon][ref]', '![](icon.png)'])(
    'keeps the place of %s, which is no text',
    (image) => {
      const text = `We show an ${image} here.\n\n[ref]: icon.png\n`;
      expect(project(read(text)).prose).toMatch(/^We show an Qx here\.\n/);
    },
  );

  it('reads wrapped lines of a quotation as one sentence', () => {
    const text =
      '> The service reads its settings once at the start and it refuses to\n> start when one of them is malformed, because a guess would only\n> hide it.';
    expect(project(read(text)).prose).not.toContain('>');
  });

  it('locates every unbroken stretch where it stands in the source', () => {
    const piece = fc.constantFrom(
      'word',
      '**bold**',
      '`code x`',
      'https://a.io/b',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '5 ms',
      '😀',
      '| a | b |\n|---|---|\n| c | d |',
      '. ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.nat(), fc.nat(6), (pieces, at, length) => {
        const text = pieces.join(' ');
        const { prose, toSource } = project(read(text));
        const from = at % (prose.length + 1);
        const to = Math.min(prose.length, from + length);
        const span = toSource(from, to);
        if (span !== null) expect(text.slice(span.start, span.end)).toBe(prose.slice(from, to));
      }),
      { numRuns: 500 },
    );
  });

  it('gives no place to what is not in the source', () => {
    const { prose, toSource } = project(read('see `x` now'));
    const at = prose.indexOf(PLACEHOLDER);
    expect(toSource(at, at + PLACEHOLDER.length)).toBeNull();
    expect(toSource(0, prose.length)).toBeNull();
  });
});
