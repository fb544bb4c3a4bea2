import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Secret } from '../../settings/secret.ts';
import { StartError } from '../start-error.ts';

const MOST_SAID_CHARACTERS = 2_000;

/**
 * Runs one of PostgreSQL's own programs on a database. The password is handed over in a file, since a list of processes shows
 * arguments to everybody.
 *
 * @throws {StartError} when the program is not installed, or in its own words when it fails
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  url: Secret,
  arguments_: readonly string[],
): Promise<void> {
  const address = new URL(url.reveal());
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-'));
  try {
    if (address.password !== '') {
      const file = join(folder, 'password');
      await writeFile(file, passwordLine(decodeURIComponent(address.password)), { mode: 0o600 });
      address.password = '';
      address.searchParams.set('passfile', file);
    }
    // The programs read a plus sign as what it is.
    const database = address.href.replaceAll('+', '%20');
    const failure = await run(program, [`--dbname=${database}`, '--no-password', ...arguments_]);
    if (failure !== null) {
      throw new StartError(`${program}, which comes with PostgreSQL, failed on ${url}: ${failure}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** https://www.postgresql.org/docs/current/libpq-pgpass.html */
function passwordLine(password: string): string {
  return `*:*:*:*:${password.replaceAll(/[\\:]/g, '\\$&')}\n`;
}

/** @returns what went wrong; null: nothing */
function run(program: string, arguments_: readonly string[]): Promise<string | null> {
  const child = spawn(program, arguments_, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-MOST_SAID_CHARACTERS);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`it cannot be started (${error.message})`));
    child.once('close', (status) => resolve(status === 0 ? null : said.trim() || `it ended with ${status}`));
  });
}
