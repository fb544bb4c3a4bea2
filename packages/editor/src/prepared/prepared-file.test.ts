import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepPlainFile, keepPrepared, openPrepared, plainFile } from './prepared-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'faircopy-prepared-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was kept is read again, from any place', () => {
  expect(keepPrepared('words', 'a', [Buffer.from('one '), Buffer.from('two')], folder)).toBe(true);
  using file = openPrepared('words', 'a', folder);
  const into = Buffer.alloc(3);
  file?.read(into, 4);
  expect([file?.length, into.toString()]).toEqual([7, 'two']);
});

test('what was kept can be read aside', async () => {
  keepPrepared('aside', 'a', [Buffer.from('one two')], folder);
  using file = openPrepared('aside', 'a', folder);
  const into = Buffer.alloc(3);
  await file?.readAside(into, 4);
  expect(into.toString()).toBe('two');
  await expect(file?.readAside(Buffer.alloc(8), 0)).rejects.toThrow('ends before');
});

test('a plain file is its bytes and nothing else, and takes the place of one under another key', () => {
  keepPlainFile('module', 'a', Buffer.from('old'), folder);
  keepPlainFile('module', 'b', Buffer.from('new'), folder);
  expect(plainFile('module', 'a', folder)).toBeNull();
  expect(readFileSync(plainFile('module', 'b', folder) ?? '', 'utf8')).toBe('new');
});

test('another key finds nothing, and takes the place of the one before it', () => {
  keepPrepared('memory', 'a', [Buffer.from('old')], folder);
  expect(openPrepared('memory', 'b', folder)).toBeNull();
  keepPrepared('memory', 'b', [Buffer.from('new')], folder);
  expect(openPrepared('memory', 'a', folder)).toBeNull();
  expect(readdirSync(folder).filter((name) => name.startsWith('memory'))).toHaveLength(1);
});

test('a file that lost its end counts as missing', () => {
  keepPrepared('cut', 'a', [Buffer.from('whole')], folder);
  truncateSync(join(folder, 'cut-a.prepared'), 10);
  expect(openPrepared('cut', 'a', folder)).toBeNull();
});

test('a folder that cannot be written keeps nothing, and nobody is told by an error', () => {
  const noFolder = join(folder, 'a-file');
  writeFileSync(noFolder, '');
  expect(keepPrepared('words', 'a', [Buffer.from('x')], noFolder)).toBe(false);
});
