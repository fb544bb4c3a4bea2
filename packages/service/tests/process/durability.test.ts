import { expect, test } from 'vitest';
import { translateBody } from '../harness/bodies.ts';
import { spawnService } from '../harness/spawn-service.ts';
import { STAND_IN_PROCESS } from '../harness/stand-in.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const CONCURRENT = 50;
const ANSWERED_BEFORE_THE_KILL = 12;

test('kill -9 in the middle of 50 concurrent translates loses no answered one', {
  timeout: 120_000,
}, async () => {
  const environment = { FAIRCOPY_DATA_DIR: await temporaryFolder() };
  const first = await spawnService(environment, STAND_IN_PROCESS);
  const headers = { 'x-api-key': first.firstKey ?? '', 'content-type': 'application/json' };
  const answered = new Map<string, string>();
  const killed = Promise.withResolvers<number | string | null>();

  const translate = async (number: number): Promise<void> => {
    const body = {
      ...translateBody,
      input: `Text ${number}. ${translateBody.input}`,
      translationId: `t${number}`,
    };
    const response = await fetch(`${first.address}/api/v1/translate`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { data } = (await response.json()) as { data: { output: string } };
    if (response.status !== 200) killed.reject(new Error(`answered ${response.status}`));
    answered.set(body.translationId, data.output);
    if (answered.size === ANSWERED_BEFORE_THE_KILL) killed.resolve(first.end('SIGKILL'));
  };
  // Each client goes on until the service is gone, so that the kill comes in the middle however fast that answers.
  const client = async (first: number): Promise<void> => {
    for (let number = first; ; number += CONCURRENT) await translate(number);
  };
  const all = Promise.allSettled(Array.from({ length: CONCURRENT }, (_, number) => client(number)));
  expect(await killed.promise).toBe('SIGKILL');
  await all;
  expect(answered.size).toBeGreaterThanOrEqual(ANSWERED_BEFORE_THE_KILL);

  const second = await spawnService(environment, STAND_IN_PROCESS);
  expect(second.firstKey).toBeNull();
  const response = await fetch(`${second.address}/api/v1/history?limit=200`, { headers });
  const { data } = (await response.json()) as {
    data: { items: { id: string; output: string }[]; total: number };
  };
  const kept = new Map(data.items.map(({ id, output }) => [id, output]));
  for (const [id, output] of answered) expect([id, kept.get(id)]).toEqual([id, output]);
  expect(data.total).toBe(data.items.length);
  expect(await second.end('SIGTERM')).toBe(0);
});
