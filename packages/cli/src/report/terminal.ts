/** A screen to draw on: standard error, where it is a terminal. */
export interface Screen {
  readonly columns: number;
  write(text: string): void;
}

/** Where a command reads and writes: results, and what is said about them. */
export interface Terminal {
  /** A line of the result, on standard output. */
  print(line: string): void;
  /** A part of the result as it is, without a line end of its own. */
  write(text: string): void;
  /** A line for the person, on standard error, so that the result can be piped on without it. */
  remark(line: string): void;
  /** Null where standard error is no terminal. */
  readonly screen: Screen | null;
  /** Whether the result goes to a terminal. */
  readonly printsToScreen: boolean;
  /** Standard input; null where it is a terminal, at which nobody may be sitting. */
  readonly input: AsyncIterable<Uint8Array> | null;
  /** From now on the command goes on when whoever reads the result goes away. Until then it ends with them. */
  outlastReader(): void;
}

/** Whoever reads the result, such as head, may have read enough. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
process.stdout.on('error', endWithReader);

export const terminal: Terminal = {
  print: (line) => console.log(line),
  write: (text) => void process.stdout.write(text),
  remark: (line) => console.error(line),
  screen: process.stderr.isTTY ? screenOf(process.stderr) : null,
  printsToScreen: process.stdout.isTTY === true,
  get input() {
    return process.stdin.isTTY ? null : process.stdin;
  },
  outlastReader: () => void process.stdout.off('error', endWithReader).on('error', () => undefined),
};

function screenOf(stream: NodeJS.WriteStream): Screen {
  return {
    get columns() {
      return stream.columns || 80;
    },
    write: (text) => void stream.write(text),
  };
}
