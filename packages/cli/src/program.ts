import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { addAccountsCommand } from './accounts/command.ts';
import type { CommandContext } from './command-context.ts';
import { addCompletionCommand } from './completion/command.ts';
import { addContextCommand } from './context/command.ts';
import { addKeysCommand } from './keys/command.ts';
import { addProjectCommands } from './project/command.ts';
import { addSecretsCommand } from './secrets/command.ts';
import { addSignInCommands } from './sign-in/command.ts';
import { addStoreCommands } from './store/command.ts';
import { addUsersCommand } from './users/command.ts';
import { addWritingCommands } from './writing/command.ts';

/**
 * The command line as a whole. A command's own code is loaded when it runs, so that each starts as fast as it can.
 *
 * @param asJson for a program: what was asked for wrongly is only thrown, for the caller to report
 */
export function createProgram(context: CommandContext, { asJson = false } = {}): Command {
  const program = new Command('faircopy')
    .description('Turns rough developer text into polished text and technical documents.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.terminal.print(text.trimEnd()),
      writeErr: (text) => context.terminal.remark(text.trimEnd()),
      outputError: (text, write) => {
        if (!asJson) write(text);
      },
    })
    .version(manifest.version, '-V, --version', 'show the version')
    .showSuggestionAfterError()
    .showHelpAfterError(asJson ? false : '(--help shows how it is used)')
    .addHelpText('after', EXIT_CODES);
  program.commandsGroup('With a service, anywhere:');
  addSignInCommands(program, context);
  addWritingCommands(program, context);
  addProjectCommands(program, context);
  addContextCommand(program, context);
  program.commandsGroup('On the host of a service:');
  addHostCommands(program, context);
  program.commandsGroup('Others:');
  addCompletionCommand(program, context);
  return program;
}

function addHostCommands(program: Command, context: CommandContext): void {
  program
    .command('serve')
    .description('run the service until it is told to stop')
    .action(async () => {
      const { serve } = await import('./serve/serve.ts');
      await serve(context);
    });
  program
    .command('config')
    .description('show the settings of the service in effect, secrets masked')
    .option('--json', 'as JSON')
    .action(async (options: { json?: true }) => {
      const { showConfig } = await import('./config/show-config.ts');
      showConfig(context, options.json ?? false);
    });
  addKeysCommand(program, context);
  addAccountsCommand(program, context);
  addSecretsCommand(program, context);
  addStoreCommands(program, context);
  addUsersCommand(program, context);
}

const EXIT_CODES = `
Begin with "faircopy login", or put an API key into FAIRCOPY_API_KEY.
"faircopy <command> --help" tells of a command, with examples.

Exit codes: 0 it worked, 1 it did not, 2 it was asked for wrongly, 3 --check found something, 4 not signed in or not
allowed, 5 the service is away or busy: try again later.`;
