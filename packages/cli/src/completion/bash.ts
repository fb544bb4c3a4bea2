import type { Completable, CompletableCommand } from './command-tree.ts';
import { quoted } from './quoted.ts';

/** A script that bash reads to complete the commands. */
export function bashScript(commands: readonly CompletableCommand[]): string {
  const trails = commands.filter(({ words }) => words !== '').map(({ words }) => quoted(words));
  return `# Completion of faircopy for bash. Made by "faircopy completion bash".
_faircopy() {
  local word trail="" at
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}"
  COMPREPLY=()
  # Bash takes --option=value apart.
  if [[ "$current" == = ]]; then current=""
  elif [[ "$before" == = ]]; then before="\${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    word="\${trail:+$trail }\${COMP_WORDS[at]}"
    case "$word" in
      ${trails.join(' | ')}) trail="$word" ;;
    esac
  done
  case "$trail $before" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$trail" in
${commands.map(commandCase).join('\n')}
  esac
}
complete -o bashdefault -o default -F _faircopy faircopy
`;
}

function valueCases({ words, options }: CompletableCommand): string[] {
  return options.flatMap(({ long, short, value }) => {
    if (value === null) return [];
    const patterns = [long, short].filter((flag) => flag !== null).map((flag) => quoted(`${words} ${flag}`));
    return [`    ${patterns.join(' | ')}) ${reply(value)}return ;;`];
  });
}

function commandCase({ words, subcommands, options, argument }: CompletableCommand): string {
  const flags = options.flatMap(({ long, short }) => long ?? short ?? []);
  const names = subcommands.map(({ name }) => name);
  const others = names.length > 0 ? reply({ kind: 'words', words: names }) : reply(argument);
  return `    ${quoted(words)})
      if [[ "$current" == -* ]]; then ${reply({ kind: 'words', words: flags })}
      else ${others === '' ? ':' : others}
      fi ;;`;
}

/** An empty reply lets bash complete files, by the options of \`complete\`. */
function reply(completable: Completable): string {
  if (completable.kind !== 'words') return '';
  return `COMPREPLY=($(compgen -W ${quoted(completable.words.join(' '))} -- "$current")); `;
}
