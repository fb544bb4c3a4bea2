import type { ChildProcess } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faircopy, finished, startFaircopy } from '../faircopy.ts';
import { type Booted, bootSignedIn } from './booted-service.ts';

let booted: Booted;
const children: ChildProcess[] = [];
beforeAll(async () => {
  booted = await bootSignedIn();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await booted[Symbol.asyncDispose]();
});

/** Starts a watch of a folder and waits until it watches. */
async function startWatch(root: string): Promise<ChildProcess> {
  const child = startFaircopy(['watch', root, '--settle', '20'], booted.environment);
  children.push(child);
  await until(child.stderr, (said) => said.includes('Watching'));
  return child;
}

/** Resolves when what a process wrote so far satisfies `holds`. */
function until(
  stream: NodeJS.ReadableStream | null | undefined,
  holds: (said: string) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    let said = '';
    stream?.on('data', (part) => {
      said += part;
      if (holds(said)) resolve();
    });
  });
}

test('watch sends what changes, holds it while the service is away, and ends when told to', async () => {
  const root = join(booted.folder, 'project');
  await mkdir(join(root, 'src'), { recursive: true });
  await writeFile(join(root, 'src/a.ts'), 'export const a = 1;\n');
  const child = await startWatch(root);
  const ended = finished(child);

  const renamed = until(child.stdout, (said) => said.includes('renamed  src/a.ts -> src/b.ts'));
  await rename(join(root, 'src/a.ts'), join(root, 'src/b.ts'));
  await renamed;

  booted.unplug();
  const away = until(child.stderr, (said) => said.includes('1 change waits here'));
  await writeFile(join(root, 'src/c.ts'), 'export const c = 1;\n');
  await away;
  const back = until(child.stdout, (said) => said.includes('new      src/c.ts'));
  booted.plugIn();
  await back;

  child.kill('SIGINT');
  const { exitCode, err } = await ended;
  expect({ exitCode, lines: err.match(/^ +at /gm) }).toEqual({ exitCode: 0, lines: null });
  const after = await faircopy(['sync', root, '--json'], booted.environment);
  expect(JSON.parse(after.out)).toMatchObject({ uploaded: 0, totalFiles: 2 });
}, 60_000);

test('what an ignore file gives back is watched from then on, and a folder that is gone until it returns', async () => {
  const root = join(booted.folder, 'ignoring');
  await mkdir(join(root, 'made/deep'), { recursive: true });
  await writeFile(join(root, 'made/deep/m.ts'), 'export const m = 1;\n');
  await writeFile(join(root, '.gitignore'), 'made/\n');
  const child = await startWatch(root);
  const says = (words: string) => until(child.stdout, (said) => said.includes(words));

  const back = says('new      made/deep/m.ts');
  await writeFile(join(root, '.gitignore'), '# nothing\n');
  await back;
  const changed = says('changed  made/deep/m.ts');
  await writeFile(join(root, 'made/deep/m.ts'), 'export const m = 2;\n');
  await changed;

  const gone = until(child.stderr, (said) => said.includes(`The folder ${root} is gone.`));
  await rm(root, { recursive: true });
  await gone;
  const returned = says('new      n.ts');
  await mkdir(root);
  await writeFile(join(root, 'n.ts'), 'export const n = 1;\n');
  await returned;
}, 60_000);
