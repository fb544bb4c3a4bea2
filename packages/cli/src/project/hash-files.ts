import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@faircopy/contract';
import { eachOf } from './each-of.ts';

/** A file as it was when it was read. */
export interface FileState {
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: string;
  readonly size: number;
  /** Milliseconds since 1970, as are the others. */
  readonly modified: number;
  readonly changed: number;
  readonly inode: number;
  readonly readAt: number;
}

export type FileStates = ReadonlyMap<string, FileState>;

export interface HashedFiles {
  readonly files: FileStates;
  /** Files that went, or could not be read, in the meantime. */
  readonly unusable: readonly { readonly path: string; readonly reason: string }[];
  /** How many had to be read. */
  readonly read: number;
}

const AT_ONCE = 32;
/** Larger ones are not held in memory. */
const WHOLE_BYTES = 4 * 1024 * 1024;
/** A file that changed this shortly before it was read may have changed again with the same time. */
const COARSE_CLOCK_MS = 2_000;

/**
 * Hashes the files of a project, many at once. One that is as it was known, by size, times and inode, is not read again.
 *
 * @param known states of an earlier run; empty: everything is read
 * @param onFile told after each file
 */
export async function hashFiles(
  root: string,
  paths: readonly string[],
  known: FileStates,
  onFile: () => void,
): Promise<HashedFiles> {
  const states = new Map<string, FileState>();
  const unusable: { path: string; reason: string }[] = [];
  let read = 0;
  await eachOf(paths, AT_ONCE, async (path) => {
    try {
      const file = join(root, path);
      const found = await stat(file);
      const before = known.get(path);
      if (found.size > LIMITS.fileBytes.maximum) {
        unusable.push({
          path,
          reason: `is larger than ${LIMITS.fileBytes.maximum.toLocaleString('en-US')} bytes`,
        });
      } else if (before !== undefined && isUntouched(before, found)) {
        states.set(path, before);
      } else {
        read += 1;
        const readAt = Date.now();
        states.set(path, {
          hash: await hashOf(file, found.size),
          size: found.size,
          modified: found.mtimeMs,
          changed: found.ctimeMs,
          inode: found.ino,
          readAt,
        });
      }
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      // It went since the folder was listed; then it is no part of the project.
      if (code !== 'ENOENT') unusable.push({ path, reason: `cannot be read (${code || message})` });
    }
    onFile();
  });
  return { files: new Map([...states].sort(byPath)), unusable, read };
}

function isUntouched(
  before: FileState,
  found: { size: number; mtimeMs: number; ctimeMs: number; ino: number },
): boolean {
  return (
    before.size === found.size &&
    before.modified === found.mtimeMs &&
    before.changed === found.ctimeMs &&
    before.inode === found.ino &&
    before.changed + COARSE_CLOCK_MS < before.readAt
  );
}

async function hashOf(file: string, size: number): Promise<string> {
  if (size <= WHOLE_BYTES) return hash('sha256', await readFile(file), 'hex');
  const digest = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: 1024 * 1024 })) digest.update(part);
  return digest.digest('hex');
}

function byPath([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
