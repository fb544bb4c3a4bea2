import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slimBinary } from 'harper.js/slimBinary';
import { expect, test } from 'vitest';
import { bareModule } from './bare-module.ts';

const whole = readFileSync(fileURLToPath(slimBinary.url));

interface Named {
  readonly module?: string;
  readonly name: string;
}

/** What is used here of the runtime's `WebAssembly`, which its types leave to browsers. */
interface Runtime {
  readonly Module: { exports(module: object): readonly Named[]; imports(module: object): readonly Named[] };
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ readonly exports: Exports }>;
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  __wbindgen_start(): void;
}

const runtime = Reflect.get(globalThis, 'WebAssembly') as Runtime;

test('a bare module has the same functions and less than half of the bytes', async () => {
  const bare = bareModule(whole) ?? whole;
  expect(bare.length).toBeLessThan(whole.length / 2);
  const [module, other] = await Promise.all([runtime.compile(bare), runtime.compile(whole)]);
  expect(runtime.Module.exports(module)).toEqual(runtime.Module.exports(other));
  expect(runtime.Module.imports(module)).toEqual(runtime.Module.imports(other));
});

test('at its start a bare module has its table made, and touches no memory', async () => {
  const module = await runtime.compile(bareModule(whole) ?? whole);
  const called: string[] = [];
  const imports: Record<string, Record<string, () => unknown>> = {};
  for (const { module: from = '', name } of runtime.Module.imports(module))
    imports[from] = { ...imports[from], [name]: () => called.push(name) };
  const { exports } = await runtime.instantiate(module, imports);
  exports.__wbindgen_start();
  expect(called).toEqual(['__wbindgen_init_externref_table']);
  expect(Buffer.from(exports.memory.buffer).every((byte) => byte === 0)).toBe(true);
});

test('a module without such a start is left alone', () => {
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  expect(bareModule(empty)).toBeNull();
});
