import { expect, test } from 'vitest';
import { type FakeBehaviour, fakeModel, optimizeWork } from '../../tests/harness/fake-model.ts';
import { Fault } from '../errors.ts';
import { askModel } from './ask-model.ts';
import { modelsInTurn } from './in-turn.ts';

const down = new Fault('ERR_UPSTREAM_FAILED', 'down');

async function ask(first: FakeBehaviour, second: FakeBehaviour, timeoutMs = 20_000) {
  const models = [fakeModel({ id: 'first', ...first }), fakeModel({ id: 'second', ...second })] as const;
  const told: string[] = [];
  const both = modelsInTurn([...models], 'both', { timeoutMs, onNext: (failed) => told.push(failed.id) });
  const answer = await askModel(both, optimizeWork('a text'), timeoutMs).catch((error: unknown) => error);
  return { answer, told, asked: models.map(({ requests }) => requests.length) };
}

test('the first model answers where it can', async () => {
  const { answer, asked } = await ask({ answers: ['one'] }, { answers: ['two'] });
  expect(answer).toMatchObject({ output: 'one', model: { id: 'first' } });
  expect(asked).toEqual([1, 0]);
});

test('the next one answers when it is down, and says so', async () => {
  const { answer, told } = await ask({ fail: down }, { answers: ['two'] });
  expect([answer, told]).toMatchObject([{ output: 'two', model: { id: 'second' } }, ['first']]);
});

test('the next one answers when it says nothing for half of the time', async () => {
  const { answer } = await ask({ hang: true }, { answers: ['two'] }, 2_000);
  expect(answer).toMatchObject({ output: 'two', model: { id: 'second' } });
});

test('an answer that has begun is not begun again by another', async () => {
  const { answer, asked } = await ask({ answers: ['one'], cut: true }, { answers: ['two'] });
  expect([answer, asked]).toMatchObject([{ code: 'ERR_UPSTREAM_FAILED' }, [1, 0]]);
});

test('the fault of the last one is told', async () => {
  const { answer } = await ask({ fail: new Error('gone') }, { fail: down });
  expect(answer).toBe(down);
});

test('a fault that is none of a model goes no further', async () => {
  const { asked } = await ask({ fail: new Fault('ERR_UNAVAILABLE', 'busy') }, { answers: ['two'] });
  expect(asked).toEqual([1, 0]);
});
