import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** Adds `secrets rotate`, which works on the store of a stopped service. */
export function addSecretsCommand(program: Command, context: CommandContext): void {
  program
    .command('secrets')
    .description('look after the master secret, on the host of the store')
    .command('rotate')
    .description('make a new master secret and seal under it what is sealed, while the service is stopped')
    .action(async () => {
      const { rotate } = await import('./rotate.ts');
      await rotate(context);
    });
}
