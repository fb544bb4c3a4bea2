import { expect, test } from 'vitest';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import type { Database } from '../../storage/storage.ts';
import { together } from '../../storage/together.ts';
import type { Translation } from './item.ts';
import { readHistory } from './read-history.ts';
import { savingTranslation } from './save-translation.ts';

const translation: Translation = {
  id: 'tr_1',
  inputText: 'rough',
  output: '# Polished 🦊\r\n',
  audience: 'SRE',
  context: 'Data/ML',
  format: 'RFC',
  tone: 0,
  wordCount: 2,
  latencyMs: 7,
  model: 'faircopy-embedded',
  provider: 'embedded',
};
const FIRST_PAGE = { limit: 50, offset: 0 };

onEveryDialect('history', (harness) => {
  async function open(): Promise<Database> {
    const { db } = await harness.open();
    for (const id of ['usr_1', 'usr_2']) {
      const user = { id, issuer: 'x', subject: id, tier: 'free', customInstructions: '', createdAt: 1 };
      await db.insertInto('users').values(user).execute();
    }
    return db;
  }
  const save = (db: Database, userId: string, item: Translation) =>
    together(db, savingTranslation(db, userId, item));
  const events = (db: Database) => db.selectFrom('events').selectAll().orderBy('occurredAt').execute();

  test('gives back what was saved, with the instant of its event', async () => {
    const db = await open();
    await save(db, 'usr_1', translation);
    const { items, ...rest } = await readHistory(db, 'usr_1', FIRST_PAGE);
    expect(rest).toEqual({ total: 1, limit: 50, offset: 0 });
    expect(items).toEqual([
      { ...translation, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) },
    ]);
    expect(await events(db)).toMatchObject([
      { eventType: 'translation.upserted', entityId: 'tr_1', payload: '{"translationId":"tr_1"}' },
    ]);
  });

  test('saving under the same id replaces the item, keeps its time, and is counted once', async () => {
    const db = await open();
    await save(db, 'usr_1', translation);
    const [before] = (await readHistory(db, 'usr_1', FIRST_PAGE)).items;
    await save(db, 'usr_1', { ...translation, inputText: '', output: 'newer' });
    const { items, total } = await readHistory(db, 'usr_1', FIRST_PAGE);
    expect([items, total]).toEqual([[{ ...before, output: 'newer' }], 1]);
    expect(await events(db)).toHaveLength(2);
  });

  test('the same id of two users names two items', async () => {
    const db = await open();
    await save(db, 'usr_1', translation);
    await save(db, 'usr_2', { ...translation, output: 'theirs' });
    expect((await readHistory(db, 'usr_1', FIRST_PAGE)).items).toMatchObject([
      { output: translation.output },
    ]);
    expect((await readHistory(db, 'usr_2', FIRST_PAGE)).items).toMatchObject([{ output: 'theirs' }]);
  });

  test('an item whose event cannot be written is not kept either', async () => {
    const db = await open();
    await db.schema.alterTable('events').renameTo('eventsAway').execute();
    await expect(save(db, 'usr_1', translation)).rejects.toThrow();
    expect(await readHistory(db, 'usr_1', FIRST_PAGE)).toMatchObject({ items: [], total: 0 });
  });

  test('many items saved at once are all there, each in its own place', async () => {
    const db = await open();
    const ids = Array.from({ length: 30 }, (_, index) => `tr_${index}`);
    await Promise.all(ids.map((id) => save(db, 'usr_1', { ...translation, id })));
    const pages = await Promise.all(
      [0, 10, 20].map((offset) => readHistory(db, 'usr_1', { limit: 10, offset })),
    );
    const found = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect(pages[0]?.total).toBe(30);
  });

  test('one item saved by many at once is counted once, and each saving has an event of its own', async () => {
    const db = await open();
    const outputs = Array.from({ length: 20 }, (_, index) => `${index}`);
    await Promise.all(outputs.map((output) => save(db, 'usr_1', { ...translation, output })));
    expect(await readHistory(db, 'usr_1', FIRST_PAGE)).toMatchObject({ items: [{ id: 'tr_1' }], total: 1 });
    expect(await events(db)).toHaveLength(20);
  });
});
