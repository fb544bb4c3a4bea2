import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { RunningService } from '../service/running-service.ts';
import { median } from '../statistics.ts';
import { requireVendorsOwn, startQuickVendor, textOf, translationOf } from './quick-vendor.ts';
import { type Served, served, type Target, warmUp } from './requests-per-second.ts';

/**
 * `npm run bench:gateway`: requests a second of translate through a managed model, with authentication, limits, quota, the
 * preservation guard and durable history, against those of Portkey's gateway, which passes requests on. Both have the same
 * upstream, which answers at once, and are asked in turn. Beside them what can be reached: a server that only passes requests on, and the
 * same with each request and answer kept on the disk. Portkey's is installed into a temporary folder. Exits 1 under the bound.
 */
const ROUNDS = 3;
const SECONDS = 5;
/** Seconds that each is asked for before, at least: all of them compile under load, Faircopy the longest. */
const WARM_UP_SECONDS = 15;
const BOUND = 1.5;
/** High enough never to refuse, so that every request is counted. */
const LIMITS = {
  FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1000000',
  FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '1000000',
};

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'faircopy-gateway-'));
opened.defer(() => rm(folder, { recursive: true, force: true }));

const { address } = opened.use(await startQuickVendor());

const targets = {
  faircopy: await faircopy(),
  portkey: await portkey(),
  'pass-through': await passThrough(),
  'pass-through that keeps': await passThrough(join(folder, 'kept.sqlite')),
} satisfies Record<string, Target>;
type Name = keyof typeof targets;
const NAMES = Object.keys(targets) as Name[];

for (const name of NAMES) await warmUp(targets[name], WARM_UP_SECONDS);
const runs: { readonly name: Name; readonly run: Served }[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  for (const name of NAMES) runs.push({ name, run: await served(targets[name], SECONDS) });

const medianOf = (name: Name, figure: keyof Served) =>
  median(runs.flatMap((one) => (one.name === name ? [one.run[figure]] : [])));
const ratioOf = (name: Name) => medianOf(name, 'perSecond') / medianOf('portkey', 'perSecond');
console.log(
  `${'medians'.padEnd(24)} a second  ratio  ms of processor a request, of it in the thread that answers`,
);
for (const name of NAMES) {
  const [perSecond, all, answering] = (['perSecond', 'allMs', 'answeringMs'] as const).map((figure) =>
    medianOf(name, figure),
  );
  console.log(
    `${name.padEnd(24)} ${perSecond?.toFixed(0).padStart(8)}  ${ratioOf(name).toFixed(2).padStart(5)}  ` +
      `${all?.toFixed(2)}, ${answering?.toFixed(2)}`,
  );
}
const ratio = ratioOf('faircopy');
console.log(`ratio ${ratio.toFixed(2)}, bound >= ${BOUND}: ${ratio >= BOUND ? 'pass' : 'FAIL'}`);
process.exitCode = ratio >= BOUND ? 0 : 1;

async function faircopy(): Promise<Target> {
  const file = join(folder, 'models.json');
  const model = { id: 'upstream', provider: 'openai-compatible', model: 'm', baseURL: address };
  const metered = { features: ['apiAccess'], managedTokensPerMonth: 2_000_000_000, maxApiKeys: 1 };
  await writeFile(file, JSON.stringify({ models: [model], plans: { metered } }));
  const service = opened.use(
    await RunningService.start({ FAIRCOPY_CONFIG: file, FAIRCOPY_DEFAULT_TIER: 'metered', ...LIMITS }),
  );
  const target: Target = {
    processId: service.processId,
    url: `${service.address}/api/v1/translate`,
    headers: { 'x-api-key': service.key },
    body: (n) => JSON.stringify({ ...translationOf(n), managedModel: 'upstream' }),
  };
  const headers = { ...target.headers, 'content-type': 'application/json' };
  const first = await fetch(target.url, { method: 'POST', headers, body: target.body(0) });
  requireVendorsOwn(await first.text());
  return target;
}

async function portkey(): Promise<Target> {
  await promisify(execFile)(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '@portkey-ai/gateway'],
    {
      cwd: folder,
    },
  );
  const port = await freePort();
  const entry = join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  const { pid: processId = 0 } = started(process.execPath, [entry, '--headless', `--port=${port}`]);
  const url = `http://127.0.0.1:${port}/v1/chat/completions`;
  await reachable(port);
  const headers = {
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': address,
    authorization: 'Bearer k',
  };
  return { processId, url, headers, body: chatOf };
}

/** @param file where it keeps what it passes on; left out: nowhere */
async function passThrough(...file: readonly string[]): Promise<Target> {
  const entry = join(import.meta.dirname, 'pass-through.ts');
  const child = started(process.execPath, [entry, address, ...file]);
  const [printed] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${String(printed).trim()}/`;
  return { processId: child.pid ?? 0, url, headers: {}, body: chatOf };
}

function chatOf(n: number): string {
  return JSON.stringify({ model: 'm', messages: [{ role: 'user', content: textOf(n) }] });
}

/** A process that ends with this one. */
function started(command: string, arguments_: readonly string[]): ChildProcess {
  const child = spawn(command, arguments_, { stdio: ['ignore', 'pipe', 'ignore'] });
  opened.defer(async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
  });
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  await once(server, 'close');
  return typeof place === 'object' && place !== null ? place.port : 0;
}

async function reachable(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer !== null) return;
    await pause(200);
  }
  throw new Error('the gateway did not start');
}
