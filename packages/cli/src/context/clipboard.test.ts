import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyToClipboard } from './clipboard.ts';

const TEXT = '## src/größe.ts\nconst メモ = "é";\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-clipboard-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program that keeps what it is given, and what it was given. */
async function given(name: string, platform: NodeJS.Platform): Promise<Buffer> {
  const kept = join(folder, 'kept');
  await writeFile(join(folder, name), `#!/bin/sh\nexec /bin/cat > '${kept}'\n`, { mode: 0o700 });
  await copyToClipboard(TEXT, { PATH: folder }, platform);
  return await readFile(kept);
}

test('a text goes to the clipboard in UTF-8, and on Windows as it reads it', async () => {
  expect((await given('xsel', 'linux')).toString('utf8')).toBe(TEXT);
  expect((await given('pbcopy', 'darwin')).toString('utf8')).toBe(TEXT);
  expect((await given('clip.exe', 'win32')).toString('utf16le')).toBe(TEXT);
});

test('without a program it says what to do', async () => {
  await expect(copyToClipboard(TEXT, { PATH: folder }, 'linux')).rejects.toMatchObject({
    hint: expect.stringContaining('--output'),
  });
});
