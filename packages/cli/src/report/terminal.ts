/** Where a command writes: results, and what is said about them. */
export interface Terminal {
  /** A line of the result, on standard output. */
  print(line: string): void;
  /** A line for the person, on standard error, so that the result can be piped on without it. */
  remark(line: string): void;
}

export const terminal: Terminal = {
  print: (line) => console.log(line),
  remark: (line) => console.error(line),
};
