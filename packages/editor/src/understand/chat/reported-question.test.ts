import { describe, expect, it } from 'vitest';
import { reportedQuestion } from './reported-question.ts';

describe('a question that minutes report', () => {
  it.each([
    ['Xochi asked if we should log queries.', 'Should we log queries?'],
    ['Xochi wondered whether the import can run in parallel', 'Can the import run in parallel?'],
    ['Xochi asked if we keep the files', 'Do we keep the files?'],
    ['Xochi asks who pays the fee.', 'Who pays the fee?'],
  ])('is put in the order of a question: %s', (told, asked) => {
    expect(reportedQuestion(told, new Set(['xochi']))?.said).toBe(asked);
  });

  it.each(['Users asked if we should log in', 'Xochi asked for a filter', 'Xochi asked if it works'])(
    'is none in «%s»',
    (told) => {
      expect(reportedQuestion(told, new Set(['xochi']))).toBeNull();
    },
  );
});
