import { expect, test } from 'vitest';
import { shownPath } from './shown-path.ts';

test('a path moves no cursor, breaks no line and turns no writing', () => {
  expect(shownPath('a\nb/\x1b[2Jc\u202egpj.ts')).toBe('a\\nb/\\u{1b}[2Jc\\u{202e}gpj.ts');
});

test('a path of ordinary letters of any script stays as it is', () => {
  for (const path of ['src/größe.ts', '日本/メモ.md', 'نص/a b.txt', 'family 👩‍👩‍👧.png', 'back\\slash']) {
    expect(shownPath(path)).toBe(path);
  }
});
