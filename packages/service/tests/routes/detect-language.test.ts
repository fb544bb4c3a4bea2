import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_EDITOR, type RunningService, startServiceForFile } from '../harness/start-service.ts';

const PATH = '/api/v1/detect-language';

let service: RunningService;
beforeAll(async () => {
  service = await startServiceForFile({}, OWN_EDITOR);
});
afterAll(() => service.stop());

const detect = async (input: string) => (await service.call(PATH, { body: { input } })).body.data;

describe('language detection', () => {
  test('names the language, how sure that is, and what else it may be', async () => {
    const data = await detect('Der Dienst startet jede Nacht neu, weil der Speicher voll ist.');
    expect(data).toMatchObject({ language: 'de', name: 'German', reliable: true });
    expect(data['candidates']).toEqual(
      expect.arrayContaining([{ language: 'de', confidence: data['confidence'] }]),
    );
  });

  test('does not count code, addresses and identifiers', async () => {
    const code =
      '```ts\nexport function theServiceRestartsEveryNight() { return because.the.memory.is.full; }\n```';
    const data = await detect(
      `Il servizio si riavvia ogni notte, vedi https://example.com/the/way.\n\n${code}`,
    );
    expect(data['language']).toBe('it');
  });

  test.each(['1234567890', '`npm test`', '{}', '…', ' ', '\u0000', '\ud800'])(
    'says so where there is none: %j',
    async (input) => {
      expect(await detect(input)).toEqual({
        language: 'und',
        name: 'Undetermined',
        confidence: 0,
        reliable: false,
        candidates: [],
      });
    },
  );

  test.each([
    ['nothing', ''],
    ['too much', 'a'.repeat(15_001)],
  ])('refuses %s', async (_what, input) => {
    const { status, body } = await service.call(PATH, { body: { input } });
    expect([status, body.error_code]).toEqual([400, 'ERR_VALIDATION_FAILED']);
  });

  test('spends no quota and keeps nothing', async () => {
    await detect('Der Dienst startet jede Nacht neu.');
    expect(await service.storage.db.selectFrom('usage').selectAll().execute()).toEqual([]);
    expect(await service.storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
  });

  test('asks for no scope', async () => {
    const key = await service.makeKey({ scopes: ['history:read'] });
    expect((await service.call(PATH, { body: { input: 'Guten Tag zusammen' }, key })).status).toBe(200);
  });
});
