import module, { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { CACHE_FOLDER } from './bundle/cache-folder.js';
import { keepCalledCode } from './called-code.ts';

/**
 * Loaded ahead of a first start, in each of its threads: where one would have the runtime write down the code it has kept, and at the end of
 * the process, what was called is kept. Until then nothing is collected as garbage on purpose, as compiled code would be with it.
 */

let isKept = false;

function keepOnce(): void {
  if (isKept) return;
  isKept = true;
  try {
    keepCalledCode(CACHE_FOLDER);
  } catch (error) {
    console.error(`Compiled code is not kept, so starts will take longer: ${String(error)}`);
  }
}

module.flushCompileCache = keepOnce;
syncBuiltinESMExports();
if (isMainThread) process.on('exit', keepOnce);
Reflect.set(globalThis, 'gc', undefined);
