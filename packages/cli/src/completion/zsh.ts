import type { Completable, CompletableCommand } from './command-tree.ts';
import { quoted } from './quoted.ts';

/** A script that zsh reads to complete the commands, as a file of its \`fpath\` or by \`source\`. */
export function zshScript(commands: readonly CompletableCommand[]): string {
  const trails = commands.filter(({ words }) => words !== '').map(({ words }) => quoted(words));
  return `#compdef faircopy
# Completion of faircopy for zsh. Made by "faircopy completion zsh".
_faircopy() {
  local word trail="" at
  local -a choices
  for ((at = 2; at < CURRENT; at++)); do
    word="\${trail:+$trail }\${words[at]}"
    case "$word" in
      ${trails.join(' | ')}) trail="$word" ;;
    esac
  done
  if [[ "$PREFIX" == --*=* ]]; then words[CURRENT-1]="\${PREFIX%%=*}"; compset -P 1 '*='; fi
  case "$trail \${words[CURRENT - 1]}" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$trail" in
${commands.map(commandCase).join('\n')}
  esac
}
if [[ "\${funcstack[1]}" == _faircopy ]]; then _faircopy "$@"; else compdef _faircopy faircopy; fi
`;
}

function valueCases({ words, options }: CompletableCommand): string[] {
  return options.flatMap(({ long, short, value }) => {
    if (value === null) return [];
    const patterns = [long, short].filter((flag) => flag !== null).map((flag) => quoted(`${words} ${flag}`));
    return [`    ${patterns.join(' | ')}) ${offer(value)}; return ;;`];
  });
}

function commandCase({ words, subcommands, options, argument }: CompletableCommand): string {
  const flags = options.flatMap(({ long, short, description }) =>
    described(long ?? short ?? '', description),
  );
  const names = subcommands.flatMap(({ name, description }) => described(name, description));
  return `    ${quoted(words)})
      if [[ "$PREFIX" == -* ]]; then choices=(${flags.join(' ')}); _describe option choices
      else ${names.length === 0 ? offer(argument) : `choices=(${names.join(' ')}); _describe command choices`}
      fi ;;`;
}

function described(word: string, description: string): string {
  return quoted(`${word.replaceAll(':', '\\:')}:${description}`);
}

function offer(completable: Completable): string {
  if (completable.kind === 'file') return '_files';
  if (completable.kind === 'anything') return ':';
  return `compadd -- ${completable.words.map(quoted).join(' ')}`;
}
