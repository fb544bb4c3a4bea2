import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finished, faircopy, finished, startFaircopy } from '../faircopy.ts';
import { type Booted, boot } from './booted-service.ts';
import { Person } from './person.ts';

let booted: Booted;
let login: Promise<Finished>;
beforeAll(async () => {
  booted = await boot();
  // A device code is asked about every five seconds; the tests that need no sign-in pass the time.
  login = signIn();
  login.catch(() => {});
});
afterAll(() => booted[Symbol.asyncDispose]());

/** Signs the owner in by the real command, as a person with a browser does. */
async function signIn(): Promise<Finished> {
  const child = startFaircopy(['login'], { ...booted.environment, HOME: join(booted.folder, 'owner') });
  const ended = finished(child);
  const owner = new Person('owner');
  await owner.accept(booted.ownerLink);
  const link = await new Promise<string>((resolve) => {
    let said = '';
    child.stderr?.on('data', (part) => {
      said += part;
      const found = /^or open (\S+)\n/m.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => resolve(''));
  });
  if (link !== '') await owner.letIn(link);
  return ended;
}

test('who has not signed in is told how to, with exit code 4', async () => {
  const { exitCode, err, out } = await faircopy(['whoami'], booted.environment);
  expect({ exitCode, out }).toEqual({ exitCode: 4, out: '' });
  expect(err).toContain('You are not signed in');
  expect(err).toContain('faircopy login');
});

test('a key works in place of a sign-in, from the environment or a file', async () => {
  const file = join(booted.folder, 'key.txt');
  await writeFile(file, `${booted.key}\n`);
  const [byVariable, byFile] = await Promise.all([
    faircopy(['whoami', '--json'], { ...booted.environment, FAIRCOPY_API_KEY: booted.key }),
    faircopy(['whoami', '--api-key-file', file], booted.environment),
  ]);
  expect(JSON.parse(byVariable.out)).toMatchObject({ means: 'live key', tier: 'enterprise' });
  expect(byFile.out).toMatch(/^By +live key$/m);
});

test('what is wrong with a credential or an address is said, and what to do about it', async () => {
  const text = 'The servise restarts every night.';
  const without = (await faircopy(['keys', 'create', '--scopes', 'history:read'], booted.host)).out.trim();
  const attempt = (key: string) =>
    faircopy(['optimize'], { ...booted.environment, FAIRCOPY_API_KEY: key }, text);
  const [noKey, wrongKey, noScope, noSession] = await Promise.all([
    attempt('hunter2'),
    attempt(`${booted.key.slice(0, -1)}${booted.key.endsWith('a') ? 'b' : 'a'}`),
    attempt(without),
    faircopy(['sync', booted.folder], { ...booted.environment, FAIRCOPY_API_KEY: booted.key }),
  ]);
  expect(noKey).toMatchObject({ exitCode: 2, err: expect.stringContaining('no API key') });
  expect(noKey.err).not.toContain('hunter2');
  expect(wrongKey).toMatchObject({ exitCode: 4, err: expect.stringContaining('use another key') });
  expect(noScope).toMatchObject({ exitCode: 4, err: expect.stringContaining('--scopes optimize:write') });
  expect(noSession).toMatchObject({
    exitCode: 4,
    err: expect.stringContaining('fc_live_ cannot work with projects'),
  });
  const odd = await faircopy(['whoami', '--service', 'ftp://x'], booted.environment);
  expect(odd).toMatchObject({ exitCode: 2, err: expect.stringContaining('no address of a service') });
});

test('a service that is not there is told from one that is something else', async () => {
  const server = createServer((_request, response) => response.end('hi'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
  const settings = { ...booted.environment, FAIRCOPY_SERVICE: address, FAIRCOPY_API_KEY: booted.key };
  expect(await faircopy(['whoami'], settings)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('is not Faircopy'),
  });
  server.closeAllConnections();
  server.close();
  // A port that programs are not given by themselves, so that nothing listens there.
  const nobody = { ...settings, FAIRCOPY_SERVICE: 'http://127.0.0.1:4' };
  expect(await faircopy(['login'], nobody)).toMatchObject({
    exitCode: 5,
    err: expect.stringMatching(/cannot be reached: nothing listens there\.\n.*--service/),
  });
});

test('a service that asks to come back later is not waited for longer than makes sense', async () => {
  await using busy = await boot({ FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1' });
  const settings = { ...busy.environment, FAIRCOPY_API_KEY: busy.key };
  const asked = [await faircopy(['whoami'], settings), await faircopy(['whoami', '--json'], settings)];
  expect(asked.map(({ exitCode }) => exitCode)).toEqual([0, 5]);
  const { hint } = JSON.parse(asked[1]?.err ?? '');
  expect(hint).toMatch(/^Try again in \d+ (?:seconds|minutes)\.$/);
});

test('signing in takes a browser and a code; tokens are kept for their user alone and renewed once for all', async () => {
  expect(await login).toMatchObject({ exitCode: 0, err: expect.stringContaining('as owner') });
  const owner = { ...booted.environment, HOME: join(booted.folder, 'owner') };
  const file = join(owner.HOME, '.config/faircopy/credentials.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(file, '..'))).mode & 0o777).toBe(0o700);

  const store = JSON.parse(await readFile(file, 'utf8'));
  const before = store[booted.address];
  store[booted.address] = { ...before, idTokenExpiresAt: 0 };
  await writeFile(file, JSON.stringify(store));
  // A second use of a refresh token would end the whole sign-in.
  const asked = await Promise.all([1, 2, 3].map(() => faircopy(['whoami', '--json'], owner)));
  expect(asked.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  const known = { service: booted.address, name: 'owner', means: 'sign-in' };
  expect(JSON.parse(asked[0]?.out ?? '')).toMatchObject(known);
  const after = JSON.parse(await readFile(file, 'utf8'))[booted.address];
  expect(after.refreshToken).not.toBe(before.refreshToken);

  const unnamed = { HOME: owner.HOME };
  expect((await faircopy(['status'], unnamed)).out).toContain(booted.address);

  expect((await faircopy(['logout'], owner)).exitCode).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('{}\n');
  expect((await faircopy(['whoami'], owner)).exitCode).toBe(4);
}, 60_000);
