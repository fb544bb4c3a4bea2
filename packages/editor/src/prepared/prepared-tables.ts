import { keepPrepared, openPrepared } from './prepared-file.ts';
import { WordTable, wordTableBytes } from './word-table.ts';

/** What tables are made of: words with their numbers, by the name of the table. */
export type TableContents<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, number>>>;

/**
 * Tables of words, read from the file that an earlier start kept, else made and kept.
 *
 * @param key what the tables depend on
 */
export function preparedTables<Name extends string>(
  file: string,
  key: string,
  names: readonly Name[],
  make: () => TableContents<Name>,
): Record<Name, WordTable> {
  const parts = () => {
    const contents = make();
    return names.map((name) => wordTableBytes(contents[name]));
  };
  return tablesIn(preparedBuffer(file, key, parts), names);
}

/** What an earlier start kept in a file, else the parts made, one behind the other, and kept. */
export function preparedBuffer(file: string, key: string, make: () => readonly ArrayBuffer[]): ArrayBuffer {
  return readWhole(file, key) ?? makeWhole(file, key, make());
}

function readWhole(name: string, key: string): ArrayBuffer | null {
  using file = openPrepared(name, key);
  if (file === null) return null;
  const buffer = new ArrayBuffer(file.length);
  file.read(new Uint8Array(buffer), 0);
  return buffer;
}

function makeWhole(file: string, key: string, parts: readonly ArrayBuffer[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  keepPrepared(file, key, [whole]);
  return whole.buffer;
}

function tablesIn<Name extends string>(buffer: ArrayBuffer, names: readonly Name[]): Record<Name, WordTable> {
  let at = 0;
  const tables = names.map((name) => {
    const table = new WordTable(buffer, at);
    at = table.end;
    return [name, table] as const;
  });
  return Object.fromEntries(tables) as Record<Name, WordTable>;
}
