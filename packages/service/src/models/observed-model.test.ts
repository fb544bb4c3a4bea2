import { expect, test } from 'vitest';
import { fakeModel, optimizeWork } from '../../tests/harness/fake-model.ts';
import type { Model } from './model.ts';
import { type ModelObserver, observeModel } from './observed-model.ts';

/** Notes what it is told, in order. */
function noting(): { readonly notes: unknown[]; readonly observer: ModelObserver } {
  const notes: unknown[] = [];
  const observer: ModelObserver = {
    begin: (model, { stage }) => {
      notes.push(`${model.id} ${stage}`);
      return {
        firstText: () => notes.push('text'),
        ended: (usage) => notes.push(usage.outputTokens),
        failed: (error) => notes.push(error),
      };
    },
  };
  return { notes, observer };
}

async function ask(model: Model): Promise<string> {
  let text = '';
  for await (const event of model.generate(optimizeWork('a text'), AbortSignal.timeout(30_000))) {
    if (event.type === 'text') text += event.text;
  }
  return text;
}

test('a call is followed from its beginning to its end, and its answer stays what it is', async () => {
  const { notes, observer } = noting();
  expect(await ask(observeModel(fakeModel({ answers: ['better'] }), [observer]))).toBe('better');
  expect(notes).toEqual(['fake optimize', 'text', 5]);
});

test('a failure is told once and thrown on', async () => {
  const { notes, observer } = noting();
  const fail = new Error('no');
  await expect(ask(observeModel(fakeModel({ fail }), [observer]))).rejects.toBe(fail);
  expect(notes).toEqual(['fake optimize', fail]);
});

test('a caller who goes away early leaves a call that failed', async () => {
  const { notes, observer } = noting();
  const model = observeModel(fakeModel({ answers: ['better'] }), [observer]);
  for await (const _event of model.generate(optimizeWork('a text'), AbortSignal.timeout(30_000))) break;
  expect(notes).toEqual(['fake optimize', 'text', undefined]);
});
