import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps compiled code for the next start, which saves about a third of it. It is kept with the installation, where whoever may write
 * could change the code itself; a folder that cannot be written only means no saving.
 */
export function keepCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/faircopy'));
}
