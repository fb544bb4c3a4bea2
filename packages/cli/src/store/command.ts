import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** Adds the commands that keep a store safe: `backup`, `restore`, `verify` and `migrate`, on its host. */
export function addStoreCommands(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .description('copy the store into a new folder, also while the service runs')
    .argument('[folder]', 'where to (default: faircopy-backup- and the time, here)')
    .option('--with-secret', 'the master secret too; whoever has both can read what is sealed')
    .option('--json', 'as JSON')
    .action(async (folder: string | undefined, options: { withSecret?: true; json?: true }) => {
      const { backup } = await import('./backup.ts');
      await backup(context, folder, options);
    });
  program
    .command('restore')
    .description('put a backup in the place the settings name, which must be empty')
    .argument('<folder>', 'the backup')
    .action(async (folder: string) => {
      const { restoreBackup } = await import('./restore.ts');
      await restoreBackup(context, folder);
    });
  program
    .command('verify')
    .description('check the store, or a backup, without changing it')
    .argument('[folder]', 'a backup (default: the store itself)')
    .option('--json', 'as JSON')
    .action(async (folder: string | undefined, options: { json?: true }) => {
      const { verify } = await import('./verify.ts');
      await verify(context, folder, options);
    });
  program
    .command('migrate')
    .description(
      'move a stopped SQLite data folder into the empty PostgreSQL database of FAIRCOPY_DATABASE_URL',
    )
    .argument('<folder>', 'the data folder; it stays as it is')
    .action(async (folder: string) => {
      const { migrate } = await import('./migrate.ts');
      await migrate(context, folder);
    });
}
