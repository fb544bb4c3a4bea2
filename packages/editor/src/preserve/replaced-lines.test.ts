import { expect, test } from 'vitest';
import { markedText } from './marked-text.ts';
import { replacedLines } from './replaced-lines.ts';

const breachesOf = (source: string, answer: string) =>
  replacedLines(markedText(source, []), markedText(answer, []), () => false).map(({ kind }) => kind);

test('a remark in the place of a line is found where the line was pushed into the next one', () => {
  const source = 'the service restarts every night\nplease keep the setting\nthe queue holds the jobs';
  const pushed =
    '以下是修改后的文本：\nThe service restarts every night. Please keep the setting.\nThe queue holds the jobs.';
  expect(breachesOf(source, pushed)).toEqual(['unrelated']);
  const reworded = 'Each evening brings downtime.\nPlease keep the setting.\nThe queue holds the jobs.';
  expect(
    breachesOf(
      `${source} that restarts service every night`,
      `${reworded} that restarts service every night`,
    ),
  ).toEqual([]);
});
