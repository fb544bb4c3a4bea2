import { type Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { addServiceOptions } from '../sign-in/service-options.ts';
import { AUDIENCES, CONTEXTS, choiceOption, FORMATS, toneOf } from './choices.ts';
import type { OptimizeOptions } from './optimize.ts';
import type { RefineOptions } from './refine.ts';
import type { TranslateOptions } from './translate.ts';

/** Adds `optimize`, `translate` and `refine`. */
export function addWritingCommands(program: Command, context: CommandContext): void {
  const optimize = program
    .command('optimize')
    .description('improve texts in their own language, or only correct their faults')
    .argument('[files...]', 'texts to improve; - or none: standard input')
    .option('-c, --corrections-only', 'correct spelling, grammar and punctuation, and nothing else');
  addReader(optimize);
  addFinishOptions(optimize, 'change nothing; exit with 3 when a text could be better');
  addServiceOptions(optimize)
    .addHelpText('after', OPTIMIZE_EXAMPLES)
    .action(async (files: string[], options: OptimizeOptions) => {
      const { optimize: run } = await import('./optimize.ts');
      await run(context, files, options);
    });

  const translate = program
    .command('translate')
    .description('make a technical document of a rough text')
    .argument('[file]', 'the text; - or none: standard input');
  addReader(translate);
  addDocument(translate)
    .option('--instructions <text>', 'wishes for this document')
    .option(
      '--workspace <folder>',
      'let it draw on the project in this folder, as "faircopy context" chooses from it',
    )
    .option('--query <text>', 'what to look for there (default: the text)')
    .option(
      '--workspace-context <file>',
      'let it draw on this file, as "faircopy context --output" writes it',
    )
    .option('--xml', 'the document as XML');
  addFinishOptions(translate, 'print nothing; exit with 3 when the document breaks a rule of good documents');
  addServiceOptions(translate)
    .addHelpText('after', TRANSLATE_EXAMPLES)
    .action(async (file: string | undefined, options: TranslateOptions) => {
      const { translate: run } = await import('./translate.ts');
      await run(context, file, options);
    });

  const refine = program
    .command('refine')
    .description('revise a document by feedback')
    .argument('[file]', 'the document; - or none: standard input')
    .option('-m, --feedback <text>', 'what to change in it; - reads it from standard input')
    .option('--feedback-file <file>', 'a file that says what to change')
    .option('--original <file>', 'the text that the document was made of');
  addReader(refine);
  addDocument(refine);
  addFinishOptions(refine, 'print nothing; exit with 3 when the feedback could not be followed');
  addServiceOptions(refine)
    .addHelpText('after', REFINE_EXAMPLES)
    .action(async (file: string | undefined, options: RefineOptions) => {
      const { refine: run } = await import('./refine.ts');
      await run(context, file, options);
    });
}

function addReader(command: Command): Command {
  return command
    .addOption(choiceOption('--audience <reader>', 'who reads it (senior-dev)', AUDIENCES))
    .addOption(choiceOption('--context <field>', 'the field (backend)', CONTEXTS))
    .option('--model <id>', 'pin a model of the service (default: the service chooses)');
}

function addDocument(command: Command): Command {
  return command
    .addOption(
      choiceOption('--format <format>', 'the kind of document it is to be, or is (technical-spec)', FORMATS),
    )
    .addOption(new Option('--tone <0-100>', 'from conversational to formal (50)').argParser(toneOf))
    .option('--id <id>', 'keep it in the history under this id, in place of what is there')
    .option('--web-search', 'ground it in what a search of the web finds');
}

function addFinishOptions(command: Command, check: string): Command {
  return command
    .option('-d, --diff', 'show what changes in place of the text')
    .option('-w, --write', 'replace the file by the result, as one step')
    .option('-o, --output <file>', 'write the result to a file')
    .option('--check', check);
}

const OPTIMIZE_EXAMPLES = `
Examples:
  faircopy optimize notes.md                        the better text, on standard output
  faircopy optimize -c --diff notes.md              what a correction would change
  faircopy optimize -c --write README.md docs/*.md  correct files in place
  faircopy optimize -c --check docs/*.md            for CI: exit code 3 when something is to be corrected
  git log -1 --format=%B | faircopy optimize        as a filter`;

const TRANSLATE_EXAMPLES = `
Examples:
  faircopy translate idea.md --format rfc -o rfc.md
  faircopy translate idea.md --workspace .          draws on the project around you
  pbpaste | faircopy translate --format jira-tickets --audience tech-lead`;

const REFINE_EXAMPLES = `
Examples:
  faircopy refine rfc.md --format rfc -m 'drop the rollout section' --diff
  faircopy refine spec.md -m 'more formal' --write
  pbpaste | faircopy refine spec.md -m - --diff`;
