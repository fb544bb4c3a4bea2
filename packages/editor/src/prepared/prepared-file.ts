import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  read as readFromFile,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  /** The same in another thread, while this one does something else. */
  readAside(into: Uint8Array, position: number): Promise<void>;
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
    readAside: (into, position) => readAllAside(file, into, position + HEADER),
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
  const header = Buffer.alloc(HEADER);
  header.writeDoubleLE(parts.reduce((sum, part) => sum + part.byteLength, HEADER));
  return keep(name, key, [header, ...parts], folder, ENDING);
}

/**
 * Keeps bytes as a file without anything before them, for others to read, in the place of those under other keys of the name.
 *
 * @returns false where the folder cannot be written or has no room
 */
export function keepPlainFile(name: string, key: string, bytes: Uint8Array, folder = FOLDER): boolean {
  return keep(name, key, [bytes], folder, PLAIN_ENDING);
}

/** The path of a plain file that was kept; null where there is none. */
export function plainFile(name: string, key: string, folder = FOLDER): string | null {
  const path = pathOf(name, key, folder, PLAIN_ENDING);
  return existsSync(path) ? path : null;
}

const ENDING = '.prepared';
const PLAIN_ENDING = '.plain';

function keep(
  name: string,
  key: string,
  parts: readonly Uint8Array[],
  folder: string,
  ending: string,
): boolean {
  const path = pathOf(name, key, folder, ending);
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
      if (other.startsWith(`${name}-`) && other.endsWith(ending) && join(folder, other) !== path)
        rmSync(join(folder, other), { force: true });
    }
    return true;
  } catch {
    return false;
  }
}

function pathOf(name: string, key: string, folder: string, ending = ENDING): string {
  return join(folder, `${name}-${key}${ending}`);
}

function wholeLength(file: number): number | null {
  const { size } = fstatSync(file);
  if (size < HEADER) return null;
  const header = Buffer.alloc(HEADER);
  readAll(file, header, 0);
  return header.readDoubleLE() === size ? size - HEADER : null;
}

function writeWhole(file: number, parts: readonly Uint8Array[]): void {
  for (const part of parts) {
    for (let at = 0; at < part.byteLength; ) at += writeSync(file, part, at);
  }
  // a name must not outlive its content when the machine stops
  fsyncSync(file);
}

function readAll(file: number, into: Uint8Array, position: number): void {
  for (let at = 0; at < into.byteLength; ) {
    const read = readSync(file, into, at, into.byteLength - at, position + at);
    if (read === 0) throw tooShort();
    at += read;
  }
}

async function readAllAside(file: number, into: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < into.byteLength; ) {
    const { bytesRead } = await readFrom(file, into, at, into.byteLength - at, position + at);
    if (bytesRead === 0) throw tooShort();
    at += bytesRead;
  }
}

const readFrom = promisify(readFromFile);

function tooShort(): Error {
  return new Error('a prepared file ends before its content does');
}
