import { readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BinaryModule, Dialect, LocalLinter } from 'harper.js';
import { keepSnapshot, type ModuleState, restoreSnapshot } from './memory-snapshot.ts';

/** What is imported of harper.js, and its WebAssembly. */
export interface Harper {
  readonly LocalLinter: typeof LocalLinter;
  readonly Dialect: typeof Dialect;
  readonly binary: BinaryModule;
}

const SNAPSHOT = 'harper';

/** To be raised when the snapshot is taken in another way. */
const MANNER = 1;

let loading: Promise<Harper> | undefined;

/**
 * harper.js, with its dictionaries in memory: as they were left by an earlier start (0.2 s, 120 MB), else made anew (a second,
 * 280 MB) and kept for later ones. The slim module lints the same as the full one, which would load the slim one beside itself.
 */
export function loadHarper(): Promise<Harper> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Harper> {
  const [{ LocalLinter, Dialect }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const harper = { LocalLinter, Dialect, binary: slimBinary };
  const state = await stateOf(slimBinary);
  if (state === null) return harper;
  const key = keyOf(slimBinary.url);
  const initialBytes = state.memory.buffer.byteLength;
  if (restoreSnapshot(SNAPSHOT, key, state)) return harper;
  await readDictionaries(harper);
  keepSnapshot(SNAPSHOT, key, state, initialBytes);
  return harper;
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
