import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAnswer } from './clean-answer.ts';

describe('an answer without its chat', () => {
  const source = 'the servise restart every night';
  const text = 'The service restarts every night.';

  test.each([
    ['a preamble', `Sure! Here is the improved text:\n\n${text}`],
    ['a preamble with an apostrophe', `Here’s the corrected version:\n${text}`],
    ['a preamble in German', `Gerne, hier ist der Text:\n\n${text}`],
    ['an afterword', `${text}\n\nLet me know if you need anything else!`],
    ['an afterword after a rule', `${text}\n\n---\nI hope this helps!`],
    ['thoughts without a beginning', `Hm, „deploy“?\n</think>\n\n${text}`],
    ['thoughts and a preamble', `Hm.</think>Sure! Here it is:\n\n${text}`],
    ['an outer fence', `\`\`\`markdown\n${text}\n\`\`\``],
    ['a preamble and a fence', `Certainly! Here it is:\n\n\`\`\`\n${text}\n\`\`\``],
  ])('loses %s', (_what, answer) => {
    expect(cleanAnswer(answer, source)).toBe(text);
  });

  test.each([
    ['a document that begins with a fence of its own', '```sh\nmake\n```\n\nRuns the build.'],
    ['two fences', '```\na\n```\n\ntext\n\n```\nb\n```'],
    ['an opening sentence that happens to be polite', 'Sure enough it fails: see the log\nAnd again.'],
    ['a single line', 'Here is the list:'],
  ])('keeps %s', (_what, answer) => {
    expect(cleanAnswer(answer, source)).toBe(answer);
  });

  test('keeps what the source says itself', () => {
    const polite = 'Here is the plan:\n\nfirst we deploy';
    expect(cleanAnswer(polite, polite)).toBe(polite);
    const fenced = '```\ncode\n```';
    expect(cleanAnswer(fenced, fenced)).toBe(fenced);
  });

  test('never becomes empty, nor longer, and is clean after one pass of prose', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (answer, from) => {
        const cleaned = cleanAnswer(answer, from);
        expect(cleaned.length).toBeLessThanOrEqual(answer.length);
        expect(cleaned.trim() === '').toBe(answer.trim() === '');
      }),
    );
  });
});
