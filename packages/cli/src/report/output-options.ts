import type { Command } from 'commander';

/** Adds the options of `OutputOptions` to a command. */
export function addOutputOptions(command: Command): Command {
  return command
    .option('--json', 'print the result as JSON, and failures too')
    .option('-q, --quiet', 'say nothing but the result and warnings')
    .option('--plain', 'no colours and no progress bar')
    .option('--no-color', 'no colours (they are off without a terminal and with NO_COLOR, too)');
}
