import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { Secret } from '../settings/secret.ts';
import { secretWeakness } from '../settings/secret-strength.ts';
import { StartError } from './start-error.ts';

const SECRET_BYTES = 32;

/**
 * The master secret of a data folder, made at the first start: 256 random bits in a file only its owner can read.
 *
 * @throws {StartError} when the file holds something too weak to be one
 */
export async function readOrMakeSecret(file: string): Promise<Secret> {
  const kept = (await read(file)) ?? (await make(file));
  const weakness = secretWeakness(kept);
  if (weakness !== null) {
    throw new StartError(`The secret in ${file} cannot be used: ${weakness}. Restore it from a backup.`);
  }
  return new Secret(kept);
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Written whole under another name first: of two processes that start at once, both end up with the same secret. */
async function make(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
