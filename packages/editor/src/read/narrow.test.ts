import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { narrow, narrowPiece } from './narrow.ts';

const WIDE = 'a naïve text – with a dash, and a piece without one';
const PIECE = WIDE.slice(15);

/** How the runtime writes down what it keeps in one byte a character. */
const isInOneByte = (text: string) => serialize(text).includes('"');

test('a piece of a wide text is wide, and in one byte once it is narrowed', () => {
  expect(isInOneByte(PIECE)).toBe(false);
  for (const narrowed of [narrow(PIECE), narrowPiece(PIECE, WIDE)]) {
    expect(narrowed).toBe(PIECE);
    expect(isInOneByte(narrowed)).toBe(true);
  }
});

test('letters of Latin-1 stay, and what does not fit stays as it is', () => {
  expect(narrow(WIDE)).toBe(WIDE);
  expect(narrow(WIDE.slice(0, 13))).toBe('a naïve text ');
  expect(narrowPiece('plain', 'plain text')).toBe('plain');
});
