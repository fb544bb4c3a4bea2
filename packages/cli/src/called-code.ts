import { readFileSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isModuleNamespaceObject } from 'node:util/types';

const ofRuntime = createRequire(import.meta.url);

/** Whoever replaces it calls what is here. */
const writeCompiledCode = flushCompileCache;

/** What the runtime has for itself of its loader: modules by their addresses. */
interface Loader {
  readonly loadCache: ReadonlyMap<string, unknown>;
}

/**
 * Keeps the compiled code of all JavaScript this thread has loaded, with every function that was called. The runtime by itself keeps code as
 * it is right after it was read, when a quarter of what will be called is compiled, and does not write again what is kept; so nothing
 * of it may be kept yet. Each module is read once more, for which the runtime takes what it has of the same text and name, as long as that
 * was not collected as garbage, and nothing is evaluated.
 *
 * Takes functions that the runtime has for itself and promises to nobody, so it has to be started with `--expose-internals`.
 *
 * @param folder as for `NODE_COMPILE_CACHE`
 * @throws {Error} where the runtime has no such functions
 */
export function keepCalledCode(folder: string): void {
  const loader: Loader = ofRuntime('internal/modules/esm/loader').getOrInitializeCascadedLoader();
  const { compileSourceTextModule } = ofRuntime('internal/modules/esm/utils');
  const { compileFunctionForCJSLoader } = ofRuntime('internal/test/binding').internalBinding('contextify');
  const commonModules = new Set(Object.keys(ofRuntime.cache).filter(isCommonModule));
  const modules = [...loader.loadCache.keys()].filter((url) => /^file:.*\.m?js$/.test(url));
  enableCompileCache(folder);
  for (const url of modules) {
    const path = fileURLToPath(url);
    if (!commonModules.has(path)) compileSourceTextModule(url, readFileSync(path, 'utf8'), loader);
  }
  for (const path of commonModules)
    compileFunctionForCJSLoader(readFileSync(path, 'utf8'), path, false, false);
  writeCompiledCode();
}

/** Other modules stand there as well once they were asked for by `require`. */
function isCommonModule(path: string): boolean {
  return /\.c?js$/.test(path) && !isModuleNamespaceObject(ofRuntime.cache[path]?.exports);
}
