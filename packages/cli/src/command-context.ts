import type { Terminal } from './report/terminal.ts';

/** What every command is given. */
export interface CommandContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
}
