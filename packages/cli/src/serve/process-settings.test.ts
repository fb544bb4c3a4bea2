import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { letThreadsDecide, NODE_FLAGS, startWithSettings } from './process-settings.ts';

/** Starts a process over, and what would take its place. */
function replacement(execArgv: readonly string[], environment: NodeJS.ProcessEnv, platform = 'linux') {
  const execve = vi.fn();
  const argv = ['/bin/node', '/app/main.ts', 'serve'];
  startWithSettings(
    {
      execPath: '/bin/node',
      execArgv: [...execArgv],
      argv,
      platform: platform as NodeJS.Platform,
      execve: execve as never,
    },
    environment,
  );
  return execve.mock.lastCall ?? null;
}

test('a service starts over with flags and allocator settings, and what it was given besides', () => {
  expect(replacement(['--inspect'], { FAIRCOPY_PORT: '0' })).toEqual([
    '/bin/node',
    ['/bin/node', '--inspect', ...NODE_FLAGS, '/app/main.ts', 'serve'],
    expect.objectContaining({ FAIRCOPY_PORT: '0', MALLOC_ARENA_MAX: '1' }),
  ]);
});

test('a service that was started over goes on', () => {
  const [, begun = [], environment] = replacement([], {}) ?? [];
  const flags = (begun as string[]).filter((part) => part.startsWith('--'));
  expect(replacement(flags, environment)).toBeNull();
});

test('settings of the allocator that somebody has made stand', () => {
  expect(replacement([...NODE_FLAGS], { MALLOC_ARENA_MAX: '4' })?.[2]).toMatchObject({
    MALLOC_ARENA_MAX: '4',
  });
});

test('a process is left alone on other systems', () => {
  expect(replacement([], {}, 'darwin')).toBeNull();
});

/** Bytes of space for new objects of a thread that asks for 2 MiB, twice, and that makes more than that. */
async function spaceOfThread(): Promise<number> {
  const code = `
    const made = Array.from({ length: 300_000 }, (_, at) => ({ at }));
    const space = require('node:v8').getHeapSpaceStatistics().find((one) => one.space_name === 'new_space');
    require('node:worker_threads').parentPort.postMessage(made.length && space.space_size);
  `;
  const thread = new Worker(code, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 6 } });
  const [bytes] = await once(thread, 'message');
  return bytes;
}

test('threads have the space for new objects that they ask for, once they may decide', async () => {
  setFlagsFromString('--max-semi-space-size=8');
  expect(await spaceOfThread()).toBeGreaterThan(4 * 1_048_576);
  letThreadsDecide();
  expect(await spaceOfThread()).toBeLessThanOrEqual(4 * 1_048_576);
});
