import { expect, test } from 'vitest';
import { optimizeWork } from '../../../tests/harness/fake-model.ts';
import { begin, giveUp, newTurn } from './turn.ts';
import { answer } from './worker.ts';

const NOTE = 'このサービスは毎晩再起動します。詳しくは `deploy.sh` を見てください。';

test('loads for an answer that nobody waits for any more, but does not give it', async () => {
  const turn = newTurn();
  giveUp(turn);
  await expect(answer({ ...optimizeWork(NOTE), turn })).rejects.toThrow('Nobody waits');
});

test('says that it works on an answer, from when on it can be ended', async () => {
  const turn = newTurn();
  const { output } = await answer({ ...optimizeWork(NOTE), turn });
  expect(output).toContain('deploy.sh');
  expect(giveUp(turn)).toBe(false);
  expect(begin(turn)).toBe(true);
});
