import { expect, test } from 'vitest';
import { type FakeModel, fakeModel, optimizeWork, translateWork } from '../../../tests/harness/fake-model.ts';
import type { TextWork } from '../text-work.ts';
import { guardedAnswer } from './guarded-answer.ts';

/** Everything between backquotes must be kept. */
const text: Pick<TextWork, 'inspect'> = {
  inspect: async ({ source, output }) => ({
    missing: (source.match(/`[^`]+`/g) ?? []).filter((part) => !output.includes(part)),
    words: output.split(/\s+/).filter(Boolean).length,
  }),
};
const INPUT = 'run `npm test` and then `npm start`';

function ask(model: FakeModel, embedded = fakeModel({ id: 'embedded', answers: [INPUT] })) {
  const guarding = { text: text as TextWork, catalogue: { embedded }, timeoutMs: 60_000 };
  return guardedAnswer(model, translateWork(INPUT), guarding);
}

test('an answer that kept everything is passed on', async () => {
  const answer = await ask(fakeModel({ answers: ['First `npm test`, then `npm start`.'] }));
  expect(answer).toMatchObject({ guard: { status: 'clean', restored: 0 }, words: 6 });
});

test('a model that lost something is asked once more, with what it lost', async () => {
  const model = fakeModel({ answers: ['run `npm test`', 'run `npm test`, `npm start`'] });
  const answer = await ask(model);
  expect(model.requests[1]).toMatchObject({ mustKeep: ['`npm start`'] });
  expect(answer).toMatchObject({
    output: 'run `npm test`, `npm start`',
    guard: { status: 'repaired', restored: 1 },
    usage: { inputTokens: 20, outputTokens: 10, thinkingTokens: null },
  });
});

test('a model that loses something twice is replaced by the embedded one', async () => {
  const model = fakeModel({ answers: ['nothing kept'] });
  const answer = await ask(model);
  expect(model.requests).toHaveLength(2);
  expect(answer).toMatchObject({ output: INPUT, guard: { status: 'fallback', restored: 2 } });
  expect(answer.model.id).toBe('embedded');
});

test('what even the embedded model lost is put back at the end of the document', async () => {
  const embedded = fakeModel({ id: 'embedded', answers: ['# Title'], deterministic: true });
  const answer = await ask(embedded, embedded);
  expect(embedded.requests).toHaveLength(1);
  expect(answer).toMatchObject({
    output: '# Title\n\n- `npm test`\n- `npm start`\n',
    guard: { status: 'repaired', restored: 2 },
    words: 8,
  });
});

test('an improved text that lost something is given up for the input itself', async () => {
  const embedded = fakeModel({ answers: ['gone'], deterministic: true });
  const guarding = { text: text as TextWork, catalogue: { embedded }, timeoutMs: 60_000 };
  const answer = await guardedAnswer(embedded, optimizeWork(INPUT), guarding);
  expect(answer).toMatchObject({ output: INPUT, report: { edits: [] }, guard: { status: 'repaired' } });
});
