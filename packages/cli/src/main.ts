#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Saves about a fifth of the start from the second one on. Kept with the installation, where whoever may write could change
// the code itself; a folder that cannot be written only means no saving.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/faircopy'));

// Whoever reads the result, such as head, may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { run } = await import('./run.ts');
const { terminal } = await import('./report/terminal.ts');
process.exitCode = await run(process.argv.slice(2), process.env, terminal);
