import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const sentencesOf = (text: string): string[] =>
  read(text).blocks.flatMap((block) => block.sentences.map((sentence) => sentence.text));

describe('read', () => {
  it('does not end a sentence at a mark that begins a name', () => {
    expect(sentencesOf('POST /cards {amount, note?} => 201 and the code. Then a mail.')).toEqual([
      'POST /cards {amount, note?} => 201 and the code.',
      'Then a mail.',
    ]);
    expect(sentencesOf('The old parameter ?returnTo is gone. Really ?')).toEqual([
      'The old parameter ?returnTo is gone.',
      'Really ?',
    ]);
  });

  it('flattens nested lists in reading order and keeps depth, order and tasks', () => {
    const { blocks } = read('1. first\n   - [x] inner done\n   - [ ] inner open\n2. second\n\n   more of it');
    expect(
      blocks.map(({ kind, depth, ordered, checked, text }) => [kind, depth, ordered, checked, text]),
    ).toEqual([
      ['listItem', 1, true, null, 'first'],
      ['listItem', 2, false, true, 'inner done'],
      ['listItem', 2, false, false, 'inner open'],
      ['listItem', 1, true, null, 'second'],
      ['paragraph', 1, true, null, 'more of it'],
    ]);
  });

  it('gives every leaf its kind', () => {
    const text =
      '---\na: b\n---\n\n# Title\n\ntext\n\n> said\n\n| a | b |\n|---|---|\n| 1 | `x` |\n\n```ts\ncode\n```\n\n<div>\nraw\n</div>\n';
    const { blocks } = read(text);
    expect(blocks.map((block) => block.kind)).toEqual([
      'frontMatter',
      'heading',
      'paragraph',
      'quote',
      'table',
      'code',
      'html',
    ]);
    expect(blocks[4]?.rows).toEqual([
      ['a', 'b'],
      ['1', 'x'],
    ]);
    expect(blocks[5]?.codeLanguage).toBe('ts');
  });

  it('leaves heading hashes out of the heading', () => {
    expect(read('## Why it broke').blocks[0]).toMatchObject({
      kind: 'heading',
      depth: 2,
      start: 3,
      text: 'Why it broke',
    });
  });

  it('does not split at abbreviations, versions, file names or inside protected spans', () => {
    expect(sentencesOf('We use tools, e.g. Redis 7.2 and node.js, in `a. b. C`. Then it stops.')).toEqual([
      'We use tools, e.g. Redis 7.2 and node.js, in `a. b. C`.',
      'Then it stops.',
    ]);
  });

  it('goes on over an image, whose first sign is no mark', () => {
    expect(sentencesOf('Press the ![icon](icon.png) button. It glows!')).toEqual([
      'Press the ![icon](icon.png) button.',
      'It glows!',
    ]);
  });

  it('splits where the next sentence begins without a capital', () => {
    expect(sentencesOf('it broke. we fixed it! ok?')).toEqual(['it broke.', 'we fixed it!', 'ok?']);
  });

  it('lets "etc." end a sentence before a capital only', () => {
    expect(sentencesOf('Logs, traces etc. are kept. Also metrics etc. They stay.')).toEqual([
      'Logs, traces etc. are kept.',
      'Also metrics etc.',
      'They stay.',
    ]);
  });

  it('takes each line of a chat for a thought', () => {
    expect(sentencesOf('login is broken\nsomebody look at it\nthx')).toEqual([
      'login is broken',
      'somebody look at it',
      'thx',
    ]);
  });

  it('joins the lines of wrapped prose', () => {
    const text =
      'The service reads its settings once at the start and refuses to\nstart when one of them is malformed, because a guess would only\nhide the fault.';
    expect(sentencesOf(text)).toEqual([text.replaceAll('\n', ' ')]);
  });

  it('ends no sentence within brackets', () => {
    expect(
      sentencesOf('Only theirs (walls! the archive has lists). Nothing else :( we fixed it. Ok (so).'),
    ).toEqual(['Only theirs (walls! the archive has lists).', 'Nothing else :(', 'we fixed it.', 'Ok (so).']);
  });

  it('ends a sentence with a contraction, a possessive and "OK"', () => {
    expect(
      sentencesOf("Some pages load and others don't. The lease is Rosa's. We said OK. Two weeks."),
    ).toEqual(["Some pages load and others don't.", "The lease is Rosa's.", 'We said OK.', 'Two weeks.']);
  });

  it('keeps the number of a house with its street', () => {
    expect(sentencesOf('Does it hold for the branch in Hafenstr. 12? It does in Ringstr. 4 too.')).toEqual([
      'Does it hold for the branch in Hafenstr. 12?',
      'It does in Ringstr. 4 too.',
    ]);
    expect(sentencesOf('It holds. 12 branches have it.')).toEqual(['It holds.', '12 branches have it.']);
    expect(sentencesOf('We counted. 12,500 rows are left.')).toEqual([
      'We counted.',
      '12,500 rows are left.',
    ]);
  });

  it('leaves the marks of a quotation out of its sentences', () => {
    expect(sentencesOf('> first line\n> second line')).toEqual(['first line', 'second line']);
  });

  it('keeps offsets of sentences with CRLF', () => {
    const text = 'one thing\r\nother thing\r\n\r\n- item\tone';
    for (const block of read(text).blocks) {
      for (const sentence of block.sentences)
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
    }
    expect(sentencesOf(text)).toEqual(['one thing', 'other thing', 'item\tone']);
  });

  it.each([
    '>',
    '- ',
    '1. ',
    '>- ',
    '+ ',
    '[',
    '![',
    '*',
    '_',
    '`',
    '<',
    '(',
    '"',
    'a@',
    'a.',
    'a_',
    '/a',
    '-a',
    '1.',
    '\ud800',
    '\\',
    '**a',
    '|',
    'https://',
  ])('reads 10,000 characters of %j without failing', (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    expect(read(text).text).toBe(text);
  });

  it('covers every letter of prose by some block', () => {
    const line = fc.constantFrom(
      '# head',
      'plain text',
      '- item',
      '  - inner',
      '1. one',
      '> said',
      '```',
      'code',
      '',
      '| a | b |',
      '\ttab',
      '[x]: y',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { text, blocks } = read(lines.join('\n'));
        const covered = new Uint8Array(text.length);
        for (const block of blocks) covered.fill(1, block.start, block.end);
        for (let at = 0; at < text.length; at += 1) {
          if (/[a-z]/.test(text[at] ?? '')) expect(covered[at], JSON.stringify(text)).toBe(1);
        }
      }),
    );
  });
});
