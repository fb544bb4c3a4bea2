import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux gives them to programs. */
const TICKS = 100;

/** Milliseconds of processor a thread has used; the thread that has the number of its process is the one it began with. */
export function processorMs(processId: number, threadId: number): number {
  return usedMs(`/proc/${processId}/task/${threadId}/stat`, 11);
}

/** Milliseconds of processor all threads of a process have used. */
export function allProcessorMs(processId: number): number {
  const threads = readdirSync(`/proc/${processId}/task`).map(Number);
  return threads.reduce((sum, thread) => sum + processorMs(processId, thread), 0);
}

/**
 * Milliseconds of processor that all processes of these names have used, and those they began that are no more: PostgreSQL has a process for
 * each connection, and services give up idle ones.
 */
export function namedProcessorMs(...names: readonly string[]): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.reduce(
    (sum, id) => sum + (isNamed(id, names) ? allProcessorMs(Number(id)) + endedProcessorMs(id) : 0),
    0,
  );
}

function endedProcessorMs(id: string): number {
  return usedMs(`/proc/${id}/stat`, 13);
}

/** @param first of two fields of a file, which count what was used by programs and by the system for them */
function usedMs(file: string, first: number): number {
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[first]) + Number(fields[first + 1])) * 1_000) / TICKS;
}

/** False for a process that has just ended. */
function isNamed(id: string, names: readonly string[]): boolean {
  try {
    return names.includes(readFileSync(`/proc/${id}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

/** MiB of memory a process has in use, its threads among it. */
export function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
