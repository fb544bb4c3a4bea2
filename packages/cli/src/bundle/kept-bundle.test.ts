import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshBundle } from './fresh-bundle.js';
import { bundleFolder, keepBundle } from './kept-bundle.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(join(folder, 'one.ts'), '1');
});

afterEach(() => rmSync(folder, { recursive: true }));

function keep(hash: string): string {
  const name = bundleFolder(hash);
  mkdirSync(join(folder, name));
  keepBundle(folder, folder, name, ['one.ts', 'missing.ts']);
  return name;
}

const fresh = () => freshBundle(folder, folder);

test('a bundle is used as long as its sources are what they were', () => {
  expect(fresh()).toBeNull();
  const kept = join(folder, keep('a'));
  expect(fresh()).toBe(kept);
  writeFileSync(join(folder, 'one.ts'), '12');
  expect(fresh()).toBeNull();
});

test('a source of the same length that was written later is another one', () => {
  keep('a');
  utimesSync(join(folder, 'one.ts'), 0, 0);
  expect(fresh()).toBeNull();
});

test('a source that was missing counts when it is there', () => {
  keep('a');
  writeFileSync(join(folder, 'missing.ts'), '');
  expect(fresh()).toBeNull();
});

test('a bundle takes the place of the one before it, which stays for what was started with it', () => {
  keep('a');
  const before = keep('b');
  const kept = keep('c');
  expect(fresh()).toBe(join(folder, kept));
  expect(readdirSync(folder).sort()).toEqual([before, kept, 'bundle.json', 'one.ts']);
});

test('a manifest that cannot be read is none', () => {
  writeFileSync(join(folder, 'bundle.json'), '{');
  expect(fresh()).toBeNull();
});
