import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faircopy, finished, saying, startFaircopy } from './faircopy.ts';

let folder: string;
let running: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-serve-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const settings = () => ({ FAIRCOPY_DATA_DIR: folder, FAIRCOPY_PORT: '0' });

async function serve(): Promise<{ child: ChildProcess; address: string; text: Promise<string> }> {
  const child = startFaircopy(['serve'], settings());
  running.push(child);
  const end = finished(child);
  const said = await saying(child, 'Faircopy listens at ');
  const address = /Faircopy listens at (\S+)/.exec(said)?.[1] ?? '';
  return { child, address, text: end.then(({ out }) => out) };
}

test('the first start prints a key that works, the second prints none, and both end when told to', async () => {
  const first = await serve();
  first.child.kill('SIGTERM');
  const firstText = await first.text;
  expect(first.child.exitCode).toBe(0);
  const key = /fc_live_[0-9A-Za-z]{39}/.exec(firstText)?.[0] ?? '';
  expect(firstText).toContain(`curl -sS ${first.address}/api/v1/translate`);

  const second = await serve();
  const history = await fetch(`${second.address}/api/v1/history`, { headers: { 'x-api-key': key } });
  expect(history.status).toBe(200);
  second.child.kill('SIGINT');
  expect(await second.text).not.toMatch(/fc_live_|first start/);
  expect(second.child.exitCode).toBe(0);
});

test('a first start that cannot listen keeps the first key for the next one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const refused = await finished(startFaircopy(['serve'], { ...settings(), FAIRCOPY_PORT: String(port) }));
  other.close();
  expect(refused.exitCode).toBe(1);
  expect(refused.err).toContain(`Cannot listen on 127.0.0.1:${port}: another program already listens there`);

  const next = await serve();
  next.child.kill('SIGTERM');
  expect(await next.text).toMatch(/first start.*fc_live_/);
});

test('a second service on the data folder is refused, one after a crash is not', async () => {
  const first = await serve();
  // In a process of its own, since serving sets flags of V8 for good.
  const refused = await finished(startFaircopy(['serve'], settings()));
  expect(refused.exitCode).toBe(1);
  expect(refused.err).toContain(
    `${folder} is already in use by another Faircopy (process ${first.child.pid})`,
  );
  first.child.kill('SIGKILL');
  await first.text;
  expect((await serve()).address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('a key made and revoked on the host is taken and refused by the running service at once', async () => {
  const { address } = await serve();
  const made = JSON.parse((await faircopy(['keys', 'create', '--json'], settings())).out);
  const present = async () =>
    (await fetch(`${address}/api/v1/history`, { headers: { 'x-api-key': made.key } })).status;
  expect(await present()).toBe(200);
  await faircopy(['keys', 'revoke', made.id], settings());
  expect(await present()).toBe(401);
});

test('it serves on when whoever reads its output goes away before it has said where it listens', async () => {
  const port = await freePort();
  const child = startFaircopy(['serve'], { ...settings(), FAIRCOPY_PORT: String(port) });
  running.push(child);
  child.stdout?.destroy();
  const health = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health).toBe(200);
  // Each is a line of the log, which nobody reads either.
  expect([await health(), await health(), await health()]).toEqual([200, 200, 200]);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
