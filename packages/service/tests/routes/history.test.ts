import { expect, test } from 'vitest';
import { translateBody } from '../harness/bodies.ts';
import { type RunningService, startService } from '../harness/start-service.ts';

async function translateMany({ call }: RunningService, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const body = { ...translateBody, input: `text number ${number}`, translationId: `t${number}` };
    await call('/api/v1/translate', { body });
  }
}

async function idsOf({ call }: RunningService, query: string) {
  const { body } = await call(`/api/v1/history${query}`);
  const { items, total, limit, offset } = body.data as unknown as {
    items: { id: string }[];
    total: number;
    limit: number;
    offset: number;
  };
  return { ids: items.map(({ id }) => id), total, limit, offset };
}

test('is empty at first', async () => {
  const service = await startService();
  expect(await idsOf(service, '')).toEqual({ ids: [], total: 0, limit: 50, offset: 0 });
});

test('gives the newest first, by pages that neither skip nor repeat', async () => {
  const service = await startService();
  await translateMany(service, 7);
  const pages = [];
  for (const offset of [0, 3, 6, 9]) pages.push((await idsOf(service, `?limit=3&offset=${offset}`)).ids);
  expect(pages).toEqual([['t6', 't5', 't4'], ['t3', 't2', 't1'], ['t0'], []]);
});

test('an item that is replaced keeps its place and the time it was made', async () => {
  const service = await startService();
  await translateMany(service, 2);
  const body = { ...translateBody, input: 'a newer text', translationId: 't0' };
  await service.call('/api/v1/translate', { body });
  expect((await idsOf(service, '')).ids).toEqual(['t1', 't0']);
});

test.each([
  ['?limit=0', { limit: 1, offset: 0 }],
  ['?limit=1', { limit: 1, offset: 0 }],
  ['?limit=200', { limit: 200, offset: 0 }],
  ['?limit=201', { limit: 200, offset: 0 }],
  ['?limit=-5&offset=-1', { limit: 1, offset: 0 }],
  ['?limit=1000000000&offset=99999999999999999999', { limit: 200, offset: 2_147_483_647 }],
  ['?limit=1e9&offset=0x10', { limit: 50, offset: 0 }],
  ['?limit=%207&offset=1.0', { limit: 50, offset: 0 }],
  ['?page=7&unknown=x', { limit: 50, offset: 0 }],
])('moves %s into range', async (query, expected) => {
  const service = await startService();
  expect(await idsOf(service, query)).toMatchObject(expected);
});

test.each(['?limit=ten', '?offset=', '?limit=1.5', '?limit=1&limit=2', '?limit=true', '?offset=null'])(
  'reads %s, which is no whole number, as left out',
  async (query) => {
    const service = await startService();
    expect(await idsOf(service, query)).toMatchObject({ limit: 50, offset: 0 });
  },
);

test("shows nobody else's items", async () => {
  const service = await startService();
  await translateMany(service, 1);
  const { db } = service.storage;
  const other = {
    id: 'usr_other',
    issuer: 'x',
    subject: 'x',
    tier: 'free',
    customInstructions: '',
    createdAt: 1,
  };
  await db.insertInto('users').values(other).execute();
  const key = await service.makeKey({ userId: other.id });
  const { body } = await service.call('/api/v1/history', { key });
  expect(body.data).toMatchObject({ items: [], total: 0 });
  const mine = { ...translateBody, translationId: 't0', input: 'the same id, another user' };
  await service.call('/api/v1/translate', { body: mine, key });
  expect((await idsOf(service, '')).ids).toEqual(['t0']);
  expect(await db.selectFrom('translations').select('inputText').orderBy('userId').execute()).toHaveLength(2);
});
