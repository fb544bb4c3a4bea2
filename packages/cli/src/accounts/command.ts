import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { InviteOptions } from './invite.ts';

/** Adds `accounts invite`, which works on the store itself, also beside a running service. */
export function addAccountsCommand(program: Command, context: CommandContext): void {
  program
    .command('accounts')
    .description('invite people to sign in, on the host of the store')
    .command('invite')
    .description('make a link with which somebody sets a password, once, within seven days')
    .option('--owner', 'for the owner (default: for somebody new)')
    .option('--user <id>', 'for a user who is there, to set a new password')
    .option('--json', 'as JSON')
    .action(async (options: InviteOptions) => {
      const { inviteSomebody } = await import('./invite.ts');
      await inviteSomebody(context, options);
    });
}
