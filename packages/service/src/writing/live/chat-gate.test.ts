import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAnswer } from '../../models/prompts/clean-answer.ts';
import { chatGate } from './chat-gate.ts';

const SOURCE = 'the service restarts every night';

/** What is shown of an answer that comes in these pieces. */
function shown(pieces: readonly string[], source = SOURCE): string {
  const gate = chatGate(source);
  return pieces.map((piece) => gate.pass(piece)).join('');
}

const line = fc.constantFrom(
  'The service restarts every night because of the memory.',
  '## Summary',
  '',
  '```sh',
  '```',
  '- one: two',
  'Feel the difference 🦊🦊',
  '---',
  'ok',
);
const answer = fc
  .record({
    preamble: fc.constantFrom('', 'Sure, here is the text:\n\n', 'Here is the document:\n'),
    fence: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    afterword: fc.constantFrom(
      '',
      '\n\nLet me know if anything is missing!',
      '\n\n---\n\nI hope this helps.\n',
    ),
  })
  .map(({ preamble, fence, lines, afterword }) => {
    const body = `# Title of it\n${lines.join('\n')}`;
    return `${preamble}${fence ? `\`\`\`markdown\n${body}\n\`\`\`` : body}${afterword}`;
  });

test('however an answer is cut, what is shown does not depend on it much, and is a part of the answer', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(answer, cuts, (text, lengths) => {
      const pieces: string[] = [];
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const length = lengths[turn % lengths.length] ?? 1;
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      const seen = shown(pieces);
      expect(text).toContain(seen);
      expect(seen.isWellFormed()).toBe(true);
      expect(seen).not.toMatch(/^(?:sure|here is)/i);
      expect(seen).not.toMatch(/(?:let me know|i hope)[^\n]*$/i);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a preamble', 'Sure, here it is:\n\nThe service restarts.\nEvery night, that is.', SOURCE],
  ['a fence around it', '```markdown\n# Title\n\nThe service restarts every night.\n```', SOURCE],
  ['both', 'Here is the document:\n\n```\n# Title\n\nThe service restarts.\n```\n', SOURCE],
  ['an afterword', 'The service restarts every night.\n\n---\n\nLet me know if you need more.\n', SOURCE],
  [
    'a first line like one, that its source has too',
    'Sure thing:\n\nit restarts all the time',
    'Sure thing:\n\nit restart',
  ],
  ['a block of code first', '```js\nrun()\n```\n\nThe service restarts every night.', SOURCE],
])('with %s, what is shown of an answer is the beginning of the clean one', (_what, text, source) => {
  const clean = cleanAnswer(text, source);
  const seen = shown([...text], source);
  expect(clean.startsWith(seen)).toBe(true);
  expect(seen.length).toBeGreaterThan(clean.length / 2);
});

test('a first line that cannot be a preamble is shown before it ends', () => {
  expect(shown(['The service ', 'restarts every night and'])).toBe('The service restarts every night and');
});
