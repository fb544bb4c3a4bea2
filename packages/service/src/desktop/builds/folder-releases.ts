import type { Stats } from 'node:fs';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { sha256OfFile } from '../../sha256.ts';
import type { ListedRelease } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ELOOP'];

/** A folder of builds on this machine. */
export interface ReleaseFolder extends Omit<ReleaseStore, 'address'> {
  /**
   * Bytes of the file of an entry.
   *
   * @param range first and last byte, both among those read
   */
  read(
    release: ListedRelease,
    range: { readonly first: number; readonly last: number },
  ): Promise<ReadableStream>;
}

/** A file is hashed once, and again when its size or its time changes. */
export function openReleaseFolder(folder: string): ReleaseFolder {
  const hashes = new Map<string, { readonly seen: string; readonly sha256: Promise<string> }>();
  const hashOf = (path: string, { size, mtimeMs }: Stats): Promise<string> => {
    const seen = `${size} ${mtimeMs}`;
    const known = hashes.get(path);
    if (known?.seen === seen) return known.sha256;
    const sha256 = sha256OfFile(path);
    hashes.set(path, { seen, sha256 });
    sha256.catch(() => hashes.delete(path));
    return sha256;
  };
  return {
    freshMs: 0,
    readList: () => orMissing(readFile(join(folder, 'releases.json'), 'utf8')),
    measure: async ({ file }) => {
      const path = await placeOf(folder, file);
      if (path === null) return null;
      const stats = await stat(path);
      return stats.isFile() ? { sizeBytes: stats.size, sha256: await hashOf(path, stats) } : null;
    },
    read: async ({ file }, { first, last }) => {
      const handle = await open((await placeOf(folder, file)) ?? join(folder, file));
      // An empty file has no last byte.
      if (last < first) {
        await handle.close();
        return new Blob([]).stream();
      }
      return Readable.toWeb(handle.createReadStream({ start: first, end: last })) as ReadableStream;
    },
  };
}

/** Where a file really is; null where there is none, or where links lead out of the folder. */
async function placeOf(folder: string, file: string): Promise<string | null> {
  const [root, place] = await Promise.all([
    orMissing(realpath(folder)),
    orMissing(realpath(join(folder, file))),
  ]);
  return root !== null && place?.startsWith(root + sep) ? place : null;
}

async function orMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.includes(error.code)) return null;
    throw error;
  }
}
