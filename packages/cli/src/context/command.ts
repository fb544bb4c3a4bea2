import { type Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { addServiceOptions } from '../sign-in/service-options.ts';
import { AUDIENCES, choiceOption, FORMATS, toneOf } from '../writing/choices.ts';
import type { ContextOptions } from './context.ts';

/** Adds `context`. */
export function addContextCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('context')
    .description('choose from a project what has to do with a query')
    .argument('<query>', 'what it is for, such as "list open invoices"')
    .argument('[folder]', 'folder of the project', '.')
    .option('-o, --output <file>', 'write it to a file')
    .option('--copy', 'copy it to the clipboard')
    .option(
      '--translate <file>',
      'make a document of this text that draws on it, as "faircopy translate" does',
    )
    .addOption(choiceOption('--format <format>', 'with --translate, the kind of document', FORMATS))
    .addOption(choiceOption('--audience <reader>', 'with --translate, who reads it', AUDIENCES))
    .addOption(
      new Option('--tone <0-100>', 'with --translate, from conversational to formal').argParser(toneOf),
    )
    .option('--project <id>', 'id of the project at the service (default: as "faircopy sync" has it)');
  addServiceOptions(command)
    .addHelpText('after', HELP)
    .action(async (query: string, folder: string, options: ContextOptions) => {
      const { assembleContext } = await import('./context.ts');
      await assembleContext(context, query, folder, options);
    });
}

const HELP = `
Reads the texts of the folder, finds what they define (TypeScript, JavaScript, Python, Go, Rust, Java, C, C++, C#,
Ruby, PHP, Bash), and sends the pieces that fit the query best to the service, which assembles them. Files that
"faircopy sync" leaves out are left out here too. Nothing is stored.

Examples:
  faircopy context "open invoices" -o context.md
  faircopy context "retry of the export" ~/code/export --copy
  faircopy context "open invoices" --translate idea.md --format rfc -o rfc.md`;
