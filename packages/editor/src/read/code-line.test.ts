import { describe, expect, it } from 'vitest';
import { isCodeLine } from './code-line.ts';

describe('isCodeLine', () => {
  it.each([
    'function foo() {',
    'const total = items.length;',
    'return items.filter(Boolean);',
    "import { read } from './read.js';",
    'if (user.isAdmin) {',
    '}',
    '});',
    'SELECT id FROM users',
    '$ docker compose up -d',
    'npm install --save-dev typescript',
    'def main(argv):',
    'items.forEach((item) => {',
    'doIt();',
  ])('takes «%s» for code', (line) => {
    expect(isCodeLine(line)).toBe(true);
  });

  it.each([
    'function calls are slow',
    'import the file first',
    'return early when it is empty',
    'for each user there is a row',
    'git keeps the history',
    'npm is fine',
    'let us wait',
    'class sizes vary',
    'if the queue is full (rare), wait',
    'from here on it works',
    'the first; the second;',
    '',
  ])('takes «%s» for prose', (line) => {
    expect(isCodeLine(line)).toBe(false);
  });

  it('answers at once for long lines of one character', () => {
    for (const character of '({[ a-$@#;') expect(isCodeLine(character.repeat(10_000))).toBeTypeOf('boolean');
  });
});
