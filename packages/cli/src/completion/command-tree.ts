import type { Command, Option } from 'commander';

/** What a shell can complete after an option: one of some words, a file, or nothing it knows. */
export type Completable =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'anything' };

export interface CompletableOption {
  /** `--json`, or null. */
  readonly long: string | null;
  /** `-q`, or null. */
  readonly short: string | null;
  readonly description: string;
  /** What follows it; null: nothing does. */
  readonly value: Completable | null;
}

/** A command as shells complete it. */
export interface CompletableCommand {
  /** Words that lead to it, such as `keys create`; empty: the program itself. */
  readonly words: string;
  readonly subcommands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly CompletableOption[];
  /** What its first argument is completed to. */
  readonly argument: Completable;
}

/** Every command of a program, the program itself first. */
export function completableCommands(command: Command, words = ''): CompletableCommand[] {
  const help = command.createHelp();
  const subcommands = help.visibleCommands(command);
  const own: CompletableCommand = {
    words,
    subcommands: subcommands.flatMap((sub) =>
      [sub.name(), ...sub.aliases()].map((name) => ({ name, description: sub.description() })),
    ),
    options: help.visibleOptions(command).map(completable),
    argument: argumentOf(command),
  };
  const below = subcommands
    .filter((sub) => sub.name() !== 'help')
    .flatMap((sub) =>
      [sub.name(), ...sub.aliases()].flatMap((name) =>
        completableCommands(sub, words === '' ? name : `${words} ${name}`),
      ),
    );
  return [own, ...below];
}

function completable(option: Option): CompletableOption {
  const takesValue = option.required || option.optional;
  return {
    long: option.long ?? null,
    short: option.short ?? null,
    description: option.description,
    value: takesValue ? parameterOf(option) : null,
  };
}

function parameterOf({ argChoices, flags }: Option): Completable {
  if (argChoices !== undefined) return { kind: 'words', words: argChoices };
  return /<(?:file|folder)>/.test(flags) ? { kind: 'file' } : { kind: 'anything' };
}

function argumentOf(command: Command): Completable {
  const [argument] = command.registeredArguments;
  if (argument?.argChoices !== undefined) return { kind: 'words', words: argument.argChoices };
  const isFile = command.registeredArguments.some((one) => /^(?:files?|folder)$/.test(one.name()));
  return isFile ? { kind: 'file' } : { kind: 'anything' };
}
