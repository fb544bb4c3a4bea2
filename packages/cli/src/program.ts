import { Command } from 'commander';
import { addAccountsCommand } from './accounts/command.ts';
import type { CommandContext } from './command-context.ts';
import { addKeysCommand } from './keys/command.ts';

/** The command line as a whole. A command's own code is loaded when it runs, so that each starts as fast as it can. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('faircopy')
    .description('Turns rough developer text into polished text and technical documents.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.terminal.print(text.trimEnd()),
      writeErr: (text) => context.terminal.remark(text.trimEnd()),
    })
    .showSuggestionAfterError()
    .showHelpAfterError('(--help shows how it is used)');
  program
    .command('serve')
    .description('run the service until it is told to stop')
    .action(async () => {
      const { serve } = await import('./serve/serve.ts');
      await serve(context);
    });
  program
    .command('config')
    .description('show the settings in effect, secrets masked')
    .option('--json', 'as JSON')
    .action(async (options: { json?: true }) => {
      const { showConfig } = await import('./config/show-config.ts');
      showConfig(context, options.json ?? false);
    });
  addKeysCommand(program, context);
  addAccountsCommand(program, context);
  return program;
}
