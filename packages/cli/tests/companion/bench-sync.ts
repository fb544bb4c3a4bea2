import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walk } from '../../src/project/walk.ts';
import { finished, startFaircopy } from '../faircopy.ts';
import { bootSignedIn } from './booted-service.ts';

/**
 * `npm run bench:companion`: the real command syncs a folder of 10,000 files against a real service, and again after
 * nothing, and after a rename, a change, a deletion and a service that was away. Held against reading and hashing the files
 * one after the other in this process. Exits 1 when something is told wrongly.
 */

const FILES = 10_000;

await using booted = await bootSignedIn();
const root = join(booted.folder, 'repository');
const paths = Array.from({ length: FILES }, (_, index) => {
  const folder = `packages/p${index % 40}/src/${['http', 'storage', 'writing', 'desktop'][index % 4]}/d${index % 13}`;
  return `${folder}/file-${index}.${['ts', 'ts', 'py', 'go', 'md'][index % 5]}`;
});
for (const [index, path] of paths.entries()) {
  await mkdir(join(root, path, '..'), { recursive: true });
  const line = `export const value${index} = 'the quick brown fox of file ${index}';\n`;
  await writeFile(join(root, path), line.repeat(20 + ((index * 7919) % 200)));
}

let isWrong = false;
async function sync(name: string, expected: Record<string, unknown>): Promise<void> {
  const started = performance.now();
  const { out, err, exitCode } = await finished(
    startFaircopy(['sync', root, '--json', '--retry-for', '0'], booted.environment),
  );
  const ms = performance.now() - started;
  const result = out === '' ? {} : JSON.parse(out);
  const told = Object.fromEntries(
    Object.keys(expected).map((key) => [key, result[key]?.length ?? result[key]]),
  );
  const isRight = JSON.stringify(told) === JSON.stringify(expected);
  isWrong ||= !isRight;
  console.log(
    `${name.padEnd(36)} ${ms.toFixed(0).padStart(6)} ms  exit ${exitCode}  ${JSON.stringify(told)}`,
  );
  if (!isRight) console.log(`  expected ${JSON.stringify(expected)}\n${err}`);
}

const started = performance.now();
const found = await walk(root);
for (const path of found.paths)
  createHash('sha256')
    .update(await readFile(join(root, path)))
    .digest('hex');
console.log(
  `${'floor: listed, read, hashed in a row'.padEnd(36)} ${(performance.now() - started).toFixed(0).padStart(6)} ms`,
);

await sync('first sync', { uploaded: FILES, added: FILES });
await sync('second sync', { uploaded: 0, added: 0, changed: 0, renamed: 0, deleted: 0 });
const [one = '', two = '', three = '', four = ''] = paths;
await rename(join(root, one), join(root, `${one}.moved`));
await writeFile(join(root, two), 'changed\n');
await rm(join(root, three));
booted.unplug();
await sync('service away', { uploaded: null, added: 0, changed: 1, renamed: 1, deleted: 1 });
await rm(join(root, four));
booted.plugIn();
await sync('service back', { uploaded: 2, added: 0, changed: 1, renamed: 1, deleted: 2 });
await sync('last sync', { uploaded: 0, added: 0, changed: 0, renamed: 0, deleted: 0 });
process.exitCode = isWrong ? 1 : 0;
