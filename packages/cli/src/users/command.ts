import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** Adds `users list`, `users export` and `users erase`, which work on the store itself, also beside a running service. */
export function addUsersCommand(program: Command, context: CommandContext): void {
  const users = program
    .command('users')
    .description('who there is, and what is stored about them, on the host of the store');
  users
    .command('list')
    .description('list the users')
    .option('--json', 'as JSON')
    .action(async (options: { json?: true }) => {
      const { printUsers } = await import('./list.ts');
      await printUsers(context, options);
    });
  users
    .command('export')
    .description('print all that is stored about a user, one JSON object a line')
    .argument('<id>', 'id of the user, as the list shows it')
    .action(async (id: string) => {
      const { printUser } = await import('./export.ts');
      await printUser(context, id);
    });
  users
    .command('erase')
    .description('forget a user, with all that is theirs, for good')
    .argument('<id>', 'id of the user')
    .requiredOption('--yes', 'say that you mean it')
    .action(async (id: string) => {
      const { erase } = await import('./erase.ts');
      await erase(context, id);
    });
}
