import { expect, test } from 'vitest';
import { type FakeModel, fakeModel } from '../../../tests/harness/fake-model.ts';
import { examine, inspect, repair } from '../../models/embedded/worker.ts';
import type { TextWork } from '../text-work.ts';
import { guardedAnswer } from './guarded-answer.ts';

const INPUT = 'Run `npm test`, and when that is good run `npm start`, and tell everybody about it.';
const text: Pick<TextWork, 'inspect' | 'examine' | 'repair'> = {
  inspect,
  examine: (promise, answer) => examine({ promise, answer }),
  repair: (promise, examination) => repair({ promise, examination }),
};

function ask(model: FakeModel, maxCharacters = 200) {
  const embedded = fakeModel({ id: 'embedded', answers: ['Run `npm test`.'], deterministic: true });
  const guarding = { text: text as TextWork, catalogue: { embedded }, timeoutMs: 60_000 };
  return guardedAnswer(model, { stage: 'summarize', input: INPUT, maxCharacters }, guarding);
}

test('a summary that leaves parts out is passed on', async () => {
  const answer = await ask(fakeModel({ answers: ['Run `npm start`.'] }));
  expect(answer).toMatchObject({ output: 'Run `npm start`.', guard: { status: 'clean', restored: 0 } });
});

test('chat around a summary is taken off', async () => {
  const answer = await ask(fakeModel({ answers: ['Sure, here it is:\n\nRun `npm start`.'] }));
  expect(answer).toMatchObject({ output: 'Run `npm start`.', guard: { status: 'repaired', restored: 0 } });
});

test('a model that invented something is asked once more, with what it invented', async () => {
  const model = fakeModel({ answers: ['Run `npm build` first.', 'Run `npm test` first.'] });
  const answer = await ask(model);
  expect(model.requests[1]).toMatchObject({ faults: [expect.stringContaining('npm build')] });
  expect(answer).toMatchObject({
    output: 'Run `npm test` first.',
    guard: { status: 'repaired', restored: 1 },
    usage: { inputTokens: 20, outputTokens: 10, thinkingTokens: null },
  });
});

test.each([
  ['something invented', 'Run `npm build` first.'],
  ['nothing to speak of', 'Done.'],
  [
    'another language',
    'Zuerst werden alle Tests mit `npm test` gestartet, danach wird der Dienst gestartet.',
  ],
  ['something else', 'Blue whales sing, see `npm test`.'],
])('a model that twice says %s is replaced by the embedded one', async (_what, useless) => {
  const answer = await ask(fakeModel({ answers: [useless] }));
  expect(answer).toMatchObject({ output: 'Run `npm test`.', guard: { status: 'fallback' } });
  expect(answer.model.id).toBe('embedded');
});

test('a summary that is only too long is condensed further, and is still the answer of its model', async () => {
  const answer = await ask(fakeModel({ answers: [INPUT] }), 40);
  expect(answer).toMatchObject({ output: 'Run `npm test`.', words: 3, guard: { status: 'repaired' } });
  expect(answer.model.id).toBe('fake');
});
