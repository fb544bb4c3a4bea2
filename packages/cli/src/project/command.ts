import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { addServiceOptions } from '../sign-in/service-options.ts';
import type { SyncOptions } from './sync.ts';
import type { WatchOptions } from './watch.ts';

/** Adds `sync` and `watch`. */
export function addProjectCommands(program: Command, context: CommandContext): void {
  const sync = program
    .command('sync')
    .description('make the files of a project known to the service, by their hashes')
    .argument('[folder]', 'folder of the project', '.');
  addProjectOptions(sync)
    .option('-n, --dry-run', 'show what would be sent, and ask the service nothing')
    .addOption(
      new Option('--retry-for <seconds>', 'how long to try again while the service is away')
        .default(15)
        .argParser(number(0, 86_400)),
    );
  addServiceOptions(sync)
    .addHelpText('after', FILES_HELP)
    .action(async (folder: string, options: SyncOptions) => {
      const { sync: run } = await import('./sync.ts');
      await run(context, folder, options);
    });

  const watch = program
    .command('watch')
    .description('sync a project, and again whenever something in it changes')
    .argument('[folder]', 'folder of the project', '.');
  addProjectOptions(watch).addOption(
    new Option('--settle <ms>', 'milliseconds of silence after a change before it is sent')
      .default(400)
      .argParser(number(0, 60_000)),
  );
  addServiceOptions(watch)
    .addHelpText('after', FILES_HELP)
    .action(async (folder: string, options: WatchOptions) => {
      const { watch: run } = await import('./watch.ts');
      await run(context, folder, options);
    });
}

function addProjectOptions(command: Command): Command {
  return command
    .option(
      '--project <id>',
      'its id at the service (default: made of the name and place of the folder, and kept)',
    )
    .option('--name <name>', 'its name, for people (default: the name of the folder)');
}

function number(least: number, most: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
  };
}

const FILES_HELP = `
Hashes, sizes and times are sent, never contents. What .gitignore and .faircopyignore files name is left out, and so
are files that hold secrets (.env, keys and the like), symbolic links, .git and node_modules.`;
