import { keepCompiledCode } from './compile-cache.ts';
import { letThreadsDecide, startWithSettings } from './serve/process-settings.ts';

if (process.argv[2] === 'serve') {
  startWithSettings(process, process.env);
  letThreadsDecide();
}
keepCompiledCode();

const { run } = await import('./run.ts');
const { terminal } = await import('./report/terminal.ts');
process.exitCode = await run(process.argv.slice(2), process.env, terminal);
