import { expect, test } from 'vitest';
import { type FakeModel, fakeModel, optimizeWork, translateWork } from '../../../tests/harness/fake-model.ts';
import type { TextWork } from '../text-work.ts';
import { guardedAnswer } from './guarded-answer.ts';

/** Everything between backquotes must be kept, and nothing may be "made up", which can be taken out. */
const text: Pick<TextWork, 'inspect' | 'examine' | 'repair'> = {
  inspect: async ({ source, output }) => ({
    missing: (source.match(/`[^`]+`/g) ?? []).filter((part) => !output.includes(part)),
    words: output.split(/\s+/).filter(Boolean).length,
  }),
  examine: async (promise, output) => {
    const { missing, words } = await text.inspect({ source: promise.source, output });
    const lost = missing.map((part) => ({ kind: 'lost', part, message: 'lost' }) as const);
    const invented = { kind: 'invented', part: '', message: 'It is made up.' } as const;
    const breaches = output.includes('made up') ? [...lost, invented] : lost;
    return { output, breaches, quality: { checks: 1, failed: [] }, words };
  },
  repair: async (promise, { output, breaches }) => {
    if (breaches.some(({ kind }) => kind !== 'invented')) return null;
    return text.examine(promise, output.replace('made up', ''));
  },
};
const INPUT = 'run `npm test` and then `npm start`';

function ask(model: FakeModel, embedded = fakeModel({ id: 'embedded', answers: [INPUT] })) {
  const guarding = { text: text as TextWork, catalogue: { embedded }, timeoutMs: 60_000 };
  return guardedAnswer(model, translateWork(INPUT), guarding);
}

test('an answer that kept everything is passed on', async () => {
  const answer = await ask(fakeModel({ answers: ['First `npm test`, then `npm start`.'] }));
  const report = { quality: { checks: 1, failed: [] } };
  expect(answer).toMatchObject({ guard: { status: 'clean', restored: 0 }, words: 6, report });
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

test('a model that is asked once more is told what else was wrong', async () => {
  const model = fakeModel({ answers: [`${INPUT} made up`, INPUT] });
  expect(await ask(model)).toMatchObject({ output: INPUT, guard: { status: 'repaired', restored: 1 } });
  expect(model.requests[1]).toMatchObject({ mustKeep: [], faults: ['It is made up.'] });
});

test('an answer that stays wrong is mended where it can be', async () => {
  const answer = await ask(fakeModel({ answers: [`${INPUT} made up`] }));
  expect(answer).toMatchObject({ output: `${INPUT} `, guard: { status: 'repaired', restored: 1 } });
  expect(answer.model.id).toBe('fake');
});

test('chat that is taken off is told', async () => {
  const answer = await ask(fakeModel({ answers: [`Sure, here is the text:\n\n${INPUT}`] }));
  expect(answer).toMatchObject({ output: INPUT, guard: { status: 'repaired', restored: 0 } });
});

test('a model that fails when it is asked again has its first answer replaced', async () => {
  const failing = fakeModel({ answers: ['nothing kept'] });
  const generate: typeof failing.generate = (request, signal) => {
    if (failing.requests.length === 1) throw new Error('it is gone');
    return failing.generate(request, signal);
  };
  const answer = await ask({ ...failing, generate });
  expect(answer).toMatchObject({ output: INPUT, guard: { status: 'fallback', restored: 2 } });
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
