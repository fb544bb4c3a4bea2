import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { CACHE_FOLDER, INSTALLATION } from '../src/bundle/cache-folder.js';
import { freshBundle } from '../src/bundle/fresh-bundle.js';
import { makeBundle } from '../src/bundle/make-bundle.ts';

test('the code of the command can be bundled, runs as such, and is used as long as no source changes', async () => {
  const bundle = await makeBundle();
  expect(freshBundle(CACHE_FOLDER, INSTALLATION)).toBe(bundle);
  const said = execFileSync(process.execPath, [join(bundle, 'main.mjs'), '--version'], { encoding: 'utf8' });
  expect(said.trim()).toBe(manifest.version);
});

test('a runtime that knows no types is told what to install', () => {
  const command = join(import.meta.dirname, '..', 'src', 'faircopy.js');
  const { status, stderr } = spawnSync(process.execPath, ['--no-strip-types', command, '--version'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm rebuild node');
});
