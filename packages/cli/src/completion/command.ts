import { Argument, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** Adds `completion`. */
export function addCompletionCommand(program: Command, { terminal }: CommandContext): void {
  program
    .command('completion')
    .description('print a script by which a shell completes these commands')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', HELP)
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completableCommands } = await import('./command-tree.ts');
      const { bashScript } = await import('./bash.ts');
      const { zshScript } = await import('./zsh.ts');
      const { fishScript } = await import('./fish.ts');
      const scriptOf = { bash: bashScript, zsh: zshScript, fish: fishScript }[shell];
      terminal.write(scriptOf(completableCommands(program)));
    });
}

const HELP = `
To turn it on:
  bash  echo 'source <(faircopy completion bash)' >> ~/.bashrc
  zsh   echo 'source <(faircopy completion zsh)' >> ~/.zshrc     (below compinit)
  fish  faircopy completion fish > ~/.config/fish/completions/faircopy.fish`;
