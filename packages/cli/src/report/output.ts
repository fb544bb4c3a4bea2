import { styleText } from 'node:util';
import type { CommandContext } from '../command-context.ts';
import { createProgressBar, type ProgressBar, SILENT_BAR } from './progress-bar.ts';

/** Options by which every command of the companion lets its output be chosen. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly plain?: boolean;
  /** False with `--no-color`. */
  readonly color?: boolean;
}

export type Tint = 'green' | 'red' | 'yellow' | 'cyan' | 'bold' | 'dim';

/** What a command says, in the form its options ask for. */
export interface Output {
  readonly asJson: boolean;
  /** A line of the result. */
  print(line: string): void;
  /** Text of the result, byte for byte. */
  write(text: string): void;
  /** The result for a program. */
  printJson(value: unknown): void;
  /** A line about what happens; nothing with `--quiet` or `--json`. */
  say(line: string): void;
  /** A line that matters also with `--quiet`. */
  warn(line: string): void;
  /** Coloured for standard output, where that shows colours. */
  tint(tint: Tint, text: string): string;
  /** A bar on the screen; nothing where there is none. */
  progress(label: string, total: number): ProgressBar;
}

export function createOutput({ terminal, environment }: CommandContext, options: OutputOptions): Output {
  const asJson = options.json ?? false;
  const isQuiet = (options.quiet ?? false) || asJson;
  const isPlain = (options.plain ?? false) || options.color === false || isColourless(environment);
  const screen = isQuiet || options.plain ? null : terminal.screen;
  return {
    asJson,
    print: terminal.print,
    write: terminal.write,
    printJson: (value) => terminal.print(JSON.stringify(value, null, 2)),
    say: (line) => {
      if (!isQuiet) terminal.remark(line);
    },
    warn: (line) => terminal.remark(`warning: ${line}`),
    tint: (tint, text) =>
      isPlain || !terminal.printsToScreen ? text : styleText(tint, text, { validateStream: false }),
    progress: (label, total) => (screen === null ? SILENT_BAR : createProgressBar(screen, label, total)),
  };
}

/** https://no-color.org: set to anything but the empty text, whatever it says. */
function isColourless(environment: NodeJS.ProcessEnv): boolean {
  return (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
}
