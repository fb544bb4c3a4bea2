import { createProgram } from './program.ts';
import { reportFailure } from './report/failure.ts';
import type { Terminal } from './report/terminal.ts';

/** Runs one command line. @returns the exit code: 0, it worked; 1, it did not; 2, it was asked for wrongly */
export async function run(
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const asJson = command.includes('--json');
  try {
    await createProgram({ environment, terminal }, { asJson }).parseAsync(command, { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(error, asJson, terminal);
  }
}
