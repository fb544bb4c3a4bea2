/**
 * Flags of `node` that a service runs with. `--no-regexp-tier-up`: patterns are otherwise compiled twice, the second time when they are
 * used again, which all of ours are. `--max-semi-space-size`: under load half of the runtime's own 16 MiB for new objects save as much
 * as all of it. `--expose-gc`: for `give-back-start.ts`.
 */
export const NODE_FLAGS: readonly string[] = [
  '--no-regexp-tier-up',
  '--max-semi-space-size=8',
  '--expose-gc',
];

/**
 * What the allocator of glibc is told, which reads it when a process begins: one arena for all threads, and back to the system with what
 * is free. Else each thread holds on to tens of megabytes that it had for a moment.
 * Source: mallopt(3).
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
} as const;

/** A process as it was started: what of `process` says so, and what replaces it. */
export type Started = Pick<NodeJS.Process, 'execPath' | 'execArgv' | 'argv' | 'platform' | 'execve'>;

/**
 * Starts the process of a service over, under its own number, with flags and allocator as above where it has others; somebody
 * who has set the allocator keeps what they set. Does nothing where a process cannot be replaced or the allocator is another one.
 */
export function startWithSettings(started: Started, environment: NodeJS.ProcessEnv): void {
  if (started.platform !== 'linux') return;
  const missing = NODE_FLAGS.filter((flag) => !started.execArgv.includes(flag));
  const unset = Object.keys(ALLOCATOR).filter((name) => environment[name] === undefined);
  if (missing.length + unset.length === 0) return;
  const [, ...script] = started.argv;
  started.execve?.(started.execPath, [started.execPath, ...started.execArgv, ...missing, ...script], {
    ...ALLOCATOR,
    ...environment,
  });
}
