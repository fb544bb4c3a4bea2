import { setFlagsFromString } from 'node:v8';

/**
 * Flags of `node` that a service runs with. `--no-regexp-tier-up`: patterns are otherwise compiled twice, the second time when they are
 * used again, which all of ours are. `--max-semi-space-size`: under load half of the runtime's own 16 MiB for new objects save as much
 * as all of it. `--initial-old-space-size`, in MiB: what a start and a first document load stays, and a heap that begins with the few
 * megabytes of the runtime's own choice is looked through again and again while it grows. `--single-threaded-gc`: a thread that collects its garbage would
 * otherwise wait for helpers, which on few processors wait for one themselves, behind the other threads. `--expose-gc`: for `give-back-start.ts`.
 * `--no-memory-protection-keys`: on processors with such keys V8 guards compiled code with them, and its record of that code aborts the
 * process now and then where several threads compile WebAssembly (`Check failed: jit_page.has_value()`; V8 issue 360909072).
 */
export const NODE_FLAGS: readonly string[] = [
  '--no-regexp-tier-up',
  '--max-semi-space-size=8',
  '--initial-old-space-size=128',
  '--single-threaded-gc',
  '--expose-gc',
  '--no-memory-protection-keys',
];

/**
 * What the allocator of glibc is told, which reads it when a process begins: one arena for all threads, and back to the system with what
 * is free. Else each thread holds on to tens of megabytes that it had for a moment. Pieces of 32 kB are mapped each on its own, as those
 * are that the runtime's compilers work in: optimizing a long function of WebAssembly takes 60 MB of them for a second, and among
 * others they would leave holes that are never given back.
 * Source: mallopt(3).
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
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

/**
 * Lets threads have as much space for new objects as they ask for: the flag above, as long as it is set, stands for theirs, too. The
 * space of the thread that calls this stays as it is.
 */
export function letThreadsDecide(): void {
  setFlagsFromString('--max-semi-space-size=0');
}
