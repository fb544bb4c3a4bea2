import { type Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { CreateOptions } from './create.ts';

/** Adds `keys create`, `keys list` and `keys revoke`, which work on the store itself, also beside a running service. */
export function addKeysCommand(program: Command, context: CommandContext): void {
  const keys = program
    .command('keys')
    .description('make, list and revoke API keys, on the host of the store');
  keys
    .command('create')
    .description('make a key; it is printed this once')
    .option('--label <text>', 'name of the key, for people')
    .addOption(
      new Option('--mode <mode>', 'test: embedded model only, no quota, no history')
        .choices(['live', 'test'])
        .default('live'),
    )
    .option('--scopes <list>', 'what it may do, separated by commas', 'optimize:write')
    .option('--expires-in <duration>', 'how long it works, such as 12h, 30d or 52w (default: for good)')
    .option('--user <id>', 'whose key it is (default: the owner)')
    .option('--json', 'as JSON')
    .action(async (options: CreateOptions) => {
      const { createKey } = await import('./create.ts');
      await createKey(context, options);
    });
  keys
    .command('list')
    .description('list the keys that work')
    .option('--all', 'the revoked and expired ones too')
    .option('--user <id>', 'those of one user')
    .option('--json', 'as JSON')
    .action(async (options: { all?: true; user?: string; json?: true }) => {
      const { printKeys } = await import('./list.ts');
      await printKeys(context, options);
    });
  keys
    .command('revoke')
    .description('end a key for good, at once')
    .argument('<id>', 'id of the key, as the list shows it')
    .option('--json', 'as JSON')
    .action(async (id: string, options: { json?: true }) => {
      const { revoke } = await import('./revoke.ts');
      await revoke(context, id, options);
    });
}
