import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { walk } from './walk.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'faircopy-walk-'));
});
afterEach(() => rm(root, { recursive: true }));

async function fill(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

const IGNORED = {
  '.gitignore': '*.log\n/build/\ndocs/*.tmp\n!important.log\nvendor\n# comment\n\\#odd\ntrailing.txt   \n',
  'a.log': '',
  'important.log': '',
  'build/out.js': '',
  'src/build/kept.js': '',
  'docs/a.tmp': '',
  'docs/deep/b.tmp': '',
  'src/.gitignore': '!*.log\n/only-here.ts\n',
  'src/b.log': '',
  'src/only-here.ts': '',
  'src/deep/only-here.ts': '',
  'lib/vendor/x.ts': '',
  '#odd': '',
  'trailing.txt': '',
  'src/deep/.gitignore': '*\n!.gitignore\n!*.md\n',
  'src/deep/readme.md': '',
  'Upper.LOG': '',
};

test('what Git ignores is ignored, nested files included', async ({ skip }) => {
  if (spawnSync('git', ['--version']).error) skip('Git is what it is held against');
  await fill(IGNORED);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  const expected = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean).sort();
  expect((await walk(root)).paths).toEqual(expected);
  const below = await walk(join(root, 'src'));
  expect(below.paths.map((path) => `src/${path}`)).toEqual(
    expected.filter((path) => path.startsWith('src/')),
  );
});

test('a .faircopyignore has the last word, but for secrets', async () => {
  await fill({
    '.gitignore': '*.gen.ts\n',
    '.faircopyignore': '/data/\n!schema.gen.ts\n!.env\n',
    'schema.gen.ts': '',
    'other.gen.ts': '',
    'data/big.csv': '',
    '.env': '',
    '.env.example': '',
    'keys/id_ed25519': '',
    'deep/.faircopyignore': 'draft.md\n',
    'deep/draft.md': '',
    'draft.md': '',
  });
  const { paths, secrets, ignoredFolders } = await walk(root);
  expect(paths).toEqual([
    '.env.example',
    '.faircopyignore',
    '.gitignore',
    'deep/.faircopyignore',
    'draft.md',
    'schema.gen.ts',
  ]);
  expect(secrets.toSorted()).toEqual(['.env', 'keys/id_ed25519']);
  expect(ignoredFolders).toEqual(['data']);
});

test('names that the service refuses are left out, and said so', async () => {
  await fill({ 'fine.ts': '', '%2e%2e%2fb.ts': '', [`${'d/'.repeat(600)}deep.ts`]: '' });
  const { paths, unusable } = await walk(root);
  expect(paths).toEqual(['fine.ts']);
  expect(unusable.map(({ reason }) => reason).toSorted()).toEqual([
    expect.stringContaining('more than 1024 characters'),
    expect.stringContaining('the service refuses'),
  ]);
});
