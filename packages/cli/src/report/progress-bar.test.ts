import { expect, test } from 'vitest';
import { barLine, createProgressBar } from './progress-bar.ts';

test('a bar is as long as what is done, and never breaks a line', () => {
  expect(barLine('Reading', 5_000, 10_000, 60)).toBe(
    `Reading ${'━'.repeat(17)}${'─'.repeat(17)}  5,000 of 10,000`,
  );
  expect(barLine('Reading', 10, 10, 200)).toBe(`Reading ${'━'.repeat(40)}  10 of 10`);
  expect(barLine('Reading', 0, 0, 80)).toContain('━');
  for (let columns = 1; columns < 100; columns += 1) {
    expect(barLine('Reading files', 3, 10_000, columns).length).toBeLessThan(Math.max(1, columns) + 1);
  }
});

test('it is drawn at the beginning, now and then, at the end, and taken away', () => {
  const drawn: string[] = [];
  let now = 0;
  const bar = createProgressBar({ columns: 40, write: (text) => drawn.push(text) }, 'x', 3, () => now);
  bar.advance(1);
  expect(drawn).toHaveLength(1);
  now = 100;
  bar.advance(1);
  expect(drawn).toHaveLength(2);
  bar.advance(1);
  bar.end();
  expect(drawn.at(-2)).toContain('3 of 3');
  expect(drawn.at(-1)).toBe('\r\x1b[K');
});
