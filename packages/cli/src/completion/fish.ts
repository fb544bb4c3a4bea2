import type { Completable, CompletableCommand, CompletableOption } from './command-tree.ts';

/** A script that fish reads to complete the commands. */
export function fishScript(commands: readonly CompletableCommand[]): string {
  const trails = commands.filter(({ words }) => words !== '').map(({ words }) => fishQuoted(words));
  const lines = commands.flatMap((command) => [
    ...command.subcommands.map(
      ({ name, description }) =>
        `complete -c faircopy ${at(command)} -f -a ${fishQuoted(name)} -d ${fishQuoted(description)}`,
    ),
    ...(command.argument.kind === 'words' || command.subcommands.length > 0
      ? [`complete -c faircopy ${at(command)} -f${wordsOf(command.argument)}`]
      : []),
    ...command.options.map((option) => optionLine(command, option)),
  ]);
  return `# Completion of faircopy for fish. Made by "faircopy completion fish".
function __faircopy_at
    set -l trail
    for word in (commandline -opc)[2..-1]
        set -l longer (string join -- ' ' $trail $word)
        if contains -- $longer ${trails.join(' ')}
            set trail $longer
        end
    end
    test "$trail" = "$argv[1]"
end
${lines.join('\n')}
`;
}

function optionLine(
  command: CompletableCommand,
  { long, short, value, description }: CompletableOption,
): string {
  const flags = [
    ...(long === null ? [] : [`-l ${long.slice(2)}`]),
    ...(short === null ? [] : [`-s ${short.slice(1)}`]),
  ];
  const parameter = value === null ? '' : value.kind === 'file' ? ' -r -F' : ` -x${wordsOf(value)}`;
  return `complete -c faircopy ${at(command)} ${flags.join(' ')}${parameter} -d ${fishQuoted(description)}`;
}

function at({ words }: CompletableCommand): string {
  return `-n ${fishQuoted(`__faircopy_at ${fishQuoted(words)}`)}`;
}

function wordsOf(completable: Completable): string {
  return completable.kind === 'words' ? ` -a ${fishQuoted(completable.words.join(' '))}` : '';
}

/** Fish knows two escapes in single quotes. */
function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
