import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { platformFolders } from './platform-folders.ts';
import { readUserSettings } from './user-settings.ts';

let home: string;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'faircopy-settings-'));
  environment = { HOME: home, XDG_CONFIG_HOME: home, APPDATA: home };
});
afterEach(() => rm(home, { recursive: true }));

async function reading(text: string) {
  const file = join(platformFolders(environment).settings, 'settings.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return readUserSettings(environment);
}

test('a person may write settings, or none', async () => {
  expect(await readUserSettings(environment)).toEqual({});
  const settings = { audience: 'sre', format: 'rfc', tone: 0 };
  expect(await reading(JSON.stringify(settings))).toEqual(settings);
});

test.each(['{nope', '', '[]', 'null', '{"audience":7}', '{"tone":"50"}', '{"tone":101}', '{"tone":0.5}'])(
  'settings that say %j are wrong settings',
  async (text) => {
    await expect(reading(text)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('settings.json is damaged'),
    });
  },
);
