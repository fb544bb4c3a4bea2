import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faircopy } from './faircopy.ts';

let folder: string;
let settings: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-cli-'));
  settings = { FAIRCOPY_DATA_DIR: join(folder, 'data') };
});
afterAll(() => rm(folder, { recursive: true }));

describe('faircopy keys', () => {
  test('makes, lists and revokes a key', async () => {
    const made = await faircopy(['keys', 'create', '--label', 'laptop', '--expires-in', '30d'], settings);
    expect(made).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^fc_live_[0-9A-Za-z]{39}\n$/) });
    const listed = await faircopy(['keys', 'list', '--json'], settings);
    const [record] = JSON.parse(listed.out);
    expect(record).toMatchObject({ label: 'laptop', mode: 'live', scopes: ['optimize:write'] });
    expect(listed.out).not.toContain(made.out.trim());
    const revoked = await faircopy(['keys', 'revoke', record.id], settings);
    expect(revoked).toMatchObject({ exitCode: 0, out: expect.stringContaining('is revoked') });
    expect((await faircopy(['keys', 'list', '--json'], settings)).out).toBe('[]\n');
    expect((await faircopy(['keys', 'list', '--all'], settings)).out).toMatch(/laptop.*\n$/);
  });

  test('says what was asked for wrongly, with exit code 2', async () => {
    const attempts = await Promise.all([
      faircopy(['keys', 'create', '--scopes', 'everything'], settings),
      faircopy(['keys', 'create', '--mode', 'demo'], settings),
      faircopy(['keys', 'create', '--expires-in', 'soon'], settings),
      faircopy(['keys', 'creat'], settings),
      faircopy(['keys', 'list'], { ...settings, FAIRCOPY_PORT: 'x' }),
    ]);
    expect(attempts.map((attempt) => attempt.exitCode)).toEqual([2, 2, 2, 2, 2]);
    for (const { out, err } of attempts) {
      expect(out).toBe('');
      expect(err).not.toContain('    at ');
    }
  });

  test('fails in words, with exit code 1, on what is not there', async () => {
    await faircopy(['keys', 'create'], settings);
    const [noKey, noStore] = await Promise.all([
      faircopy(['keys', 'revoke', 'key_absent'], settings),
      faircopy(['keys', 'list'], { FAIRCOPY_DATA_DIR: join(folder, 'elsewhere') }),
    ]);
    expect(noKey).toEqual({ exitCode: 1, out: '', err: 'faircopy: There is no key key_absent.\n' });
    expect(noStore).toMatchObject({ exitCode: 1, err: expect.stringContaining('There is no store in') });
  });
});

test('faircopy config shows what is in effect and masks secrets', async () => {
  const environment = { FAIRCOPY_DATABASE_URL: 'postgres://ann:hunter2@db:5432/x', FAIRCOPY_PORT: '9000' };
  const [text, json] = await Promise.all([
    faircopy(['config'], environment),
    faircopy(['config', '--json'], environment),
  ]);
  expect(text.out).toMatch(/FAIRCOPY_BASE_URL +http:\/\/127\.0\.0\.1:9000 +default/);
  expect(text.err).toContain('warning: FAIRCOPY_SECRET is not set');
  expect(JSON.parse(json.out).plans.pro.maxApiKeys).toBe(5);
  expect(text.out + text.err + json.out + json.err).not.toContain('hunter2');
});
