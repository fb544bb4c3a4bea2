import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * What takes long to work out from installed packages is worked out once and kept in files beside them, where whoever may
 * write could change the code itself. All of it can be deleted at any time; a folder that cannot be written only means that it is
 * worked out at each start.
 */
const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/faircopy');

/** Bytes at the beginning of a file, with the length that it has as a whole. */
const HEADER = 8;

/** A part of a prepared file, and what it is read into. */
export interface PreparedFile extends Disposable {
  /** Bytes after the header. */
  readonly length: number;
  /** Fills `into` with the bytes from `position` on. @throws {Error} where the file has too few */
  read(into: Uint8Array, position: number): void;
}

/**
 * Opens what was kept under a name.
 *
 * @param key what the content depends on, as a part of a file name; another key is another file
 * @returns null where there is none, or it was not written to its end
 */
export function openPrepared(name: string, key: string, folder = FOLDER): PreparedFile | null {
  let file: number;
  try {
    file = openSync(pathOf(name, key, folder), 'r');
  } catch {
    return null;
  }
  const length = wholeLength(file);
  if (length === null) {
    closeSync(file);
    return null;
  }
  return {
    length,
    read: (into, position) => readAll(file, into, position + HEADER),
    [Symbol.dispose]: () => closeSync(file),
  };
}

/**
 * Keeps `parts`, one behind the other, and removes what was kept under other keys of the name. The file appears with all of its
 * content or not at all.
 *
 * @returns false where the folder cannot be written or has no room
 */
export function keepPrepared(
  name: string,
  key: string,
  parts: readonly Uint8Array[],
  folder = FOLDER,
): boolean {
  const path = pathOf(name, key, folder);
  const draft = `${path}.${process.pid}-${threadId}`;
  try {
    mkdirSync(folder, { recursive: true });
    const file = openSync(draft, 'wx');
    try {
      writeWhole(file, parts);
      renameSync(draft, path);
    } finally {
      closeSync(file);
      rmSync(draft, { force: true });
    }
    for (const other of readdirSync(folder)) {
      if (other.startsWith(`${name}-`) && other.endsWith(ENDING) && join(folder, other) !== path)
        rmSync(join(folder, other), { force: true });
    }
    return true;
  } catch {
    return false;
  }
}

const ENDING = '.prepared';

function pathOf(name: string, key: string, folder: string): string {
  return join(folder, `${name}-${key}${ENDING}`);
}

function wholeLength(file: number): number | null {
  const { size } = fstatSync(file);
  if (size < HEADER) return null;
  const header = Buffer.alloc(HEADER);
  readAll(file, header, 0);
  return header.readDoubleLE() === size ? size - HEADER : null;
}

function writeWhole(file: number, parts: readonly Uint8Array[]): void {
  const header = Buffer.alloc(HEADER);
  header.writeDoubleLE(parts.reduce((sum, part) => sum + part.byteLength, HEADER));
  for (const part of [header, ...parts]) {
    for (let at = 0; at < part.byteLength; ) at += writeSync(file, part, at);
  }
  // a name must not outlive its content when the machine stops
  fsyncSync(file);
}

function readAll(file: number, into: Uint8Array, position: number): void {
  for (let at = 0; at < into.byteLength; ) {
    const read = readSync(file, into, at, into.byteLength - at, position + at);
    if (read === 0) throw new Error('a prepared file ends before its content does');
    at += read;
  }
}
