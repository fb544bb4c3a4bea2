#!/usr/bin/env node
import { keepCompiledCode } from './compile-cache.ts';

keepCompiledCode();

// Whoever reads the result, such as head, may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { run } = await import('./run.ts');
const { terminal } = await import('./report/terminal.ts');
process.exitCode = await run(process.argv.slice(2), process.env, terminal);
