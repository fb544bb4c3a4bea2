import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faircopy, finished, startFaircopy } from '../faircopy.ts';
import { type Booted, bootSignedIn } from './booted-service.ts';

const FILES = 600;

let booted: Booted;
beforeAll(async () => {
  booted = await bootSignedIn();
});
afterAll(() => booted[Symbol.asyncDispose]());

/** A folder with the shape of a repository; what is no part of the project lies there as well. */
async function repository(name: string, files: number): Promise<string> {
  const root = join(booted.folder, name);
  const write = async (path: string, text: string) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await Promise.all(
    Array.from({ length: files - 3 }, (_, index) =>
      write(`packages/p${index % 7}/src/f${index}.ts`, `export const f${index} = ${index};\n`),
    ),
  );
  await write('.gitignore', '*.log\n/dist/\n');
  await write('packages/p1/.gitignore', '!keep.log\n');
  await write('packages/p1/keep.log', 'kept');
  await write('noise.log', '1');
  await write('dist/bundle.js', '1');
  await write('node_modules/x/index.js', '1');
  await write('.git/HEAD', 'ref: refs/heads/main\n');
  await write('.env', 'PASSWORD=hunter2');
  await write('deploy/server.pem', '1');
  await symlink('/etc', join(root, 'elsewhere'));
  return root;
}

const sync = async (root: string, ...options: string[]) => {
  const done = await faircopy(['sync', root, '--json', '--retry-for', '0', ...options], booted.environment);
  return { ...done, result: done.out === '' ? null : JSON.parse(done.out) };
};

test('a folder is sent in one command, then nothing; new, changed, renamed and deleted files are told apart', async () => {
  const root = await repository('told-apart', FILES);
  const child = startFaircopy(['sync', root, '--json'], booted.environment);
  const first = JSON.parse((await finished(child)).out);
  expect(first).toMatchObject({ totalFiles: FILES, uploaded: FILES, changed: [], renamed: [], deleted: [] });
  expect(first.added).toHaveLength(FILES);
  expect(first.added).toContain('packages/p1/keep.log');
  expect(first.skipped).toEqual({ secrets: ['.env', 'deploy/server.pem'], unusable: [] });
  expect(
    first.added.filter((path: string) => /^(?:dist|node_modules|\.git|elsewhere|noise)/.test(path)),
  ).toEqual(['.gitignore']);

  const second = await sync(root);
  expect(second.result).toMatchObject({ uploaded: 0, added: [], changed: [], renamed: [], deleted: [] });

  const folder = join(root, 'packages/p0/src');
  await rename(join(folder, 'f0.ts'), join(folder, 'zero.ts'));
  await writeFile(join(folder, 'f7.ts'), 'export const f7 = 8;\n');
  await rm(join(folder, 'f14.ts'));
  await writeFile(join(root, 'README.md'), '# New\n');
  const changes = {
    added: ['README.md'],
    changed: ['packages/p0/src/f7.ts'],
    renamed: [{ from: 'packages/p0/src/f0.ts', to: 'packages/p0/src/zero.ts' }],
    deleted: ['packages/p0/src/f14.ts'],
  };
  expect((await sync(root, '--dry-run')).result).toMatchObject({ uploaded: null, ...changes });
  const told = await faircopy(['sync', root], booted.environment);
  expect(told.out).toContain('renamed  packages/p0/src/f0.ts -> packages/p0/src/zero.ts');
  expect(told.err).toContain('1 new, 1 changed, 1 renamed, 1 deleted');
  expect((await sync(root)).result).toMatchObject({ uploaded: 0, totalFiles: FILES });
});

test('while the service is away nothing is lost: the next sync tells of everything since', async () => {
  const root = await repository('unplugged', 40);
  expect((await sync(root)).result.uploaded).toBe(40);
  booted.unplug();
  await writeFile(join(root, 'one.md'), '1');
  const away = await sync(root);
  expect(away).toMatchObject({ exitCode: 5, result: { uploaded: null, added: ['one.md'] } });
  expect(away.err).toContain('1 change waits here for the next sync');
  await rm(join(root, 'packages/p0/src/f0.ts'));
  expect((await sync(root)).err).toContain('2 changes wait');
  booted.plugIn();
  const back = await sync(root);
  expect(back.result).toMatchObject({ uploaded: 1, added: ['one.md'], deleted: ['packages/p0/src/f0.ts'] });
  expect((await sync(root)).result).toMatchObject({ uploaded: 0, deleted: [] });
});

test('when the answer is lost on its way, the changes are told of by the next sync', async () => {
  const root = await repository('cut-off', 20);
  const target = new URL(booted.address);
  // Lets every request through, and cuts the line before the answer to a manifest.
  const line = createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = forward(
      { host: target.hostname, port: target.port, method, path: url, headers },
      (answer) => {
        if (url?.endsWith('/projects/sync')) {
          answer.resume().on('end', () => request.socket.destroy());
          return;
        }
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(onward);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const home = booted.environment['HOME'] ?? '';
  const state = join(home, '.local/state/faircopy/projects');
  const credentials = join(home, '.config/faircopy/credentials.json');
  const stored = JSON.parse(await readFile(credentials, 'utf8'));
  await writeFile(credentials, JSON.stringify({ ...stored, [address]: stored[booted.address] }));
  const cut = await sync(root, '--service', address);
  expect(cut).toMatchObject({ exitCode: 5, err: expect.stringContaining('the connection broke') });
  expect(await readdir(state)).not.toEqual([]);
  line.closeAllConnections();
  line.close();
  // The service has the manifest by now; this computer knows only that it was never confirmed.
  const again = await sync(root);
  expect(again.result).toMatchObject({ uploaded: 0 });
  expect(again.result.added).toHaveLength(20);
});

test('a session key does in place of a sign-in', async () => {
  const credentials = join(booted.environment['HOME'] ?? '', '.config/faircopy/credentials.json');
  const { idToken } = JSON.parse(await readFile(credentials, 'utf8'))[booted.address];
  const answer = await fetch(`${booted.address}/api/v1/auth/session-key`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { key: string } };
  const root = await repository('by-session', 10);
  const environment = {
    ...booted.environment,
    HOME: join(booted.folder, 'nobody'),
    FAIRCOPY_API_KEY: data.key,
  };
  const { out } = await faircopy(['sync', root, '--json'], environment);
  expect(JSON.parse(out)).toMatchObject({ uploaded: 10 });
});

test('folders that are none, too large or unknown to the service are dealt with in words', async () => {
  const none = await faircopy(['sync', join(booted.folder, 'absent')], booted.environment);
  expect(none).toMatchObject({ exitCode: 1, err: expect.stringContaining('There is no folder') });
  const file = join(booted.folder, 'file.txt');
  await writeFile(file, '1');
  const noFolder = await faircopy(['sync', file], booted.environment);
  expect(noFolder).toMatchObject({ exitCode: 1, err: expect.stringContaining('is a file') });
  const odd = await faircopy(['sync', booted.folder, '--project', 'a b'], booted.environment);
  expect(odd).toMatchObject({ exitCode: 1, err: expect.stringContaining('/projectId') });
});
