#!/usr/bin/env node
import { keepCompiledCode } from './compile-cache.ts';

keepCompiledCode();

const { run } = await import('./run.ts');
const { terminal } = await import('./report/terminal.ts');
process.exitCode = await run(process.argv.slice(2), process.env, terminal);
