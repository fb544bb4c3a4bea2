import { readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BinaryModule, Dialect, LocalLinter } from 'harper.js';
import { keepPlainFile, openPrepared, type PreparedFile, plainFile } from '../../prepared/prepared-file.ts';
import { bareModule } from './bare-module.ts';
import { keepSnapshot, type ModuleState, restoreSnapshot } from './memory-snapshot.ts';

/** What is imported of harper.js, and its WebAssembly. */
export interface Harper {
  readonly LocalLinter: typeof LocalLinter;
  readonly Dialect: typeof Dialect;
  readonly binary: BinaryModule;
}

const SNAPSHOT = 'harper';

/** To be raised when the snapshot is taken in another way. */
const MANNER = 2;

let found: Promise<Found> | undefined;
let loading: Promise<Harper> | undefined;

/** harper.js without its dictionaries, and the memory with them where one was kept. */
interface Found {
  readonly harper: Harper;
  /** Null where it works in a memory that cannot be reached. */
  readonly state: ModuleState | null;
  readonly snapshot: PreparedFile | null;
}

/** Gets the code of harper.js ready, some seven megabytes, as far as nothing of it has to be called. */
export async function findHarper(): Promise<void> {
  found ??= find();
  await found;
}

/**
 * harper.js, with its dictionaries in memory: as they were left by an earlier start (0.2 s, 120 MB), most of which is read aside; else made anew (a
 * second, 280 MB) and kept for later ones. The slim module lints the same as the full one, which would load the slim one beside itself.
 */
export function loadHarper(): Promise<Harper> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Harper> {
  found ??= find();
  const { harper, state, snapshot } = await found;
  if (state === null) return harper;
  if (snapshot !== null) {
    using file = snapshot;
    await restoreSnapshot(file, state);
    return harper;
  }
  const key = keyOf(harper.binary.url);
  const initialBytes = state.memory.buffer.byteLength;
  await readDictionaries(harper);
  if (keepSnapshot(SNAPSHOT, key, state, initialBytes)) keepBareModule(key, harper.binary.url);
  return harper;
}

/** A module whose memory was kept needs no data of its own. The file is open before that is left out, as nothing else would do then. */
async function find(): Promise<Found> {
  const [{ LocalLinter, Dialect, createBinaryModuleFromUrl }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const key = keyOf(slimBinary.url);
  const snapshot = openPrepared(SNAPSHOT, key);
  const bare = snapshot === null ? null : plainFile(SNAPSHOT, key);
  const binaries = bare === null ? [] : [createBinaryModuleFromUrl(pathToFileURL(bare).href, 'slim')];
  for (const binary of [...binaries, slimBinary]) {
    const state = await stateOf(binary).catch(() => undefined);
    if (state !== undefined) return { harper: { LocalLinter, Dialect, binary }, state, snapshot };
  }
  return { harper: { LocalLinter, Dialect, binary: slimBinary }, state: null, snapshot: null };
}

function keepBareModule(key: string, url: string | URL): void {
  const bare = bareModule(readFileSync(fileURLToPath(url)));
  if (bare !== null) keepPlainFile(SNAPSHOT, key, bare);
}

/** Dictionaries and rules are made by the first linter of a dialect and stay when it is gone. */
async function readDictionaries({ LocalLinter, Dialect, binary }: Harper): Promise<void> {
  for (const dialect of [Dialect.American, Dialect.British]) {
    const linter = new LocalLinter({ binary, dialect });
    await linter.setup();
    for (const found of await linter.lint('This are an sentence.', { language: 'plaintext' })) found.free();
    await linter.dispose();
  }
}

/** The memory that harper.js works in; null where it has come to keep it elsewhere. */
async function stateOf(binary: object): Promise<ModuleState | null> {
  const initialize = await read(await call(binary, 'getBinaryModule'), 'default');
  const parts = typeof initialize === 'function' ? await initialize() : null;
  const memory = read(parts, 'memory');
  const objects = read(parts, '__wbindgen_externrefs');
  const allocate = read(parts, '__wbindgen_malloc');
  const free = read(parts, '__wbindgen_free');
  if (typeof allocate !== 'function' || typeof free !== 'function') return null;
  if (!isMemory(memory) || !isTable(objects)) return null;
  const take = (bytes: number) => allocate(bytes, 1);
  return { memory, objects, take, takeBriefly: (bytes) => free(take(bytes), bytes, 1) };
}

function isMemory(value: unknown): value is ModuleState['memory'] {
  return read(value, 'buffer') instanceof ArrayBuffer && typeof read(value, 'grow') === 'function';
}

function isTable(value: unknown): value is ModuleState['objects'] {
  return typeof read(value, 'length') === 'number' && typeof read(value, 'grow') === 'function';
}

function call(target: object, name: string): unknown {
  const method = read(target, name);
  return typeof method === 'function' ? method.call(target) : null;
}

function read(target: unknown, name: string): unknown {
  return typeof target === 'object' && target !== null ? Reflect.get(target, name) : undefined;
}

function keyOf(url: string | URL): string {
  const manifest = findPackageJSON('harper.js', import.meta.url);
  const { version } = JSON.parse(manifest === undefined ? '{}' : readFileSync(manifest, 'utf8')) as {
    version?: string;
  };
  return `${version}-${statSync(fileURLToPath(url)).size}-${MANNER}`;
}
