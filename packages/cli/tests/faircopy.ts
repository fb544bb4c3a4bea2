import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../src/run.ts';

const MAIN = join(import.meta.dirname, '../src/faircopy.js');

export interface Finished {
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the command line in a process of its own, with nothing of this process's own settings. */
export function startFaircopy(arguments_: readonly string[], settings: NodeJS.ProcessEnv): ChildProcess {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('FAIRCOPY_'));
  return spawn(process.execPath, [MAIN, ...arguments_], {
    env: { ...Object.fromEntries(own), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Runs a command to its end within this process.
 *
 * @param input what is piped into it; absent: standard input is a terminal
 */
export async function faircopy(
  arguments_: readonly string[],
  settings: NodeJS.ProcessEnv,
  input?: string | Buffer,
): Promise<Finished> {
  const text = { out: '', err: '' };
  const exitCode = await run(arguments_, settings, {
    print: (line) => {
      text.out += `${line}\n`;
    },
    write: (part) => {
      text.out += part;
    },
    screen: null,
    printsToScreen: false,
    outlastReader: () => undefined,
    input: input === undefined ? null : Readable.from([Buffer.from(input)]),
    remark: (line) => {
      text.err += `${line}\n`;
    },
  });
  return { exitCode, ...text };
}

/** Waits for the end of one that was started. */
export function finished(child: ChildProcess): Promise<Finished> {
  const text = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    text.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    text.err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, ...text }));
  });
}

/** Waits until it has written a line with `words` to standard output, and gives all it wrote until then. */
export function saying(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      if (out.includes(words) && out.endsWith('\n')) resolve(out);
    });
    child.once('close', () => reject(new Error(`It ended before it said "${words}": ${out}`)));
  });
}
