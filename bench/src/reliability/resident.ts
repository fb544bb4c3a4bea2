import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux gives them to programs. */
const TICKS = 100;

/** Milliseconds of processor a thread has used; the thread that has the number of its process is the one it began with. */
export function processorMs(processId: number, threadId: number): number {
  const fields =
    readFileSync(`/proc/${processId}/task/${threadId}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** Milliseconds of processor all threads of a process have used. */
export function allProcessorMs(processId: number): number {
  const threads = readdirSync(`/proc/${processId}/task`).map(Number);
  return threads.reduce((sum, thread) => sum + processorMs(processId, thread), 0);
}

/** Milliseconds of processor that all processes of these names have used, of those that are still there. */
export function namedProcessorMs(...names: readonly string[]): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.reduce((sum, id) => sum + (isNamed(id, names) ? allProcessorMs(Number(id)) : 0), 0);
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
