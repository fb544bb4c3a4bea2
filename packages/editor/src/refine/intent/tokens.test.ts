import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

describe('the tokens of a clause', () => {
  it('keep keys, paths, names of code and numbers whole', () => {
    expect(tokensOf('Move FR-12 of GET /v1/items/{id} to retry_count = 2.5').map((one) => one.text)).toEqual([
      'Move',
      'FR-12',
      'of',
      'GET',
      '/v1/items/{id}',
      'to',
      'retry_count',
      '=',
      '2.5',
    ]);
  });

  it('know in which quotation they stand', () => {
    expect(
      tokensOf('say “one two” and "three"')
        .filter((one) => one.quotation > 0)
        .map(({ text, quotation }) => [text, quotation]),
    ).toEqual([
      ['“', 1],
      ['one', 1],
      ['two', 1],
      ['”', 1],
      ['"', 2],
      ['three', 2],
      ['"', 2],
    ]);
  });

  it('stand in order and leave out nothing but space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (clause) => {
        let end = 0;
        for (const token of tokensOf(clause)) {
          expect(clause.slice(end, token.start).trim()).toBe('');
          expect(clause.slice(token.start, token.end)).toBe(token.text);
          end = token.end;
        }
        expect(clause.slice(end).trim()).toBe('');
      }),
    );
  });
});
