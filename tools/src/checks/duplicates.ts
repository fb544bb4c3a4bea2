import type { SourceFile } from '../source/source-file.ts';
import { type Check, failure } from './check.ts';

const RUN_LINES = 6;
/** Lines that say nothing alone: brackets, commas, `} else {`, `return;`. */
const THIN = /^(?:[\s{}()[\];,]|else|return|try|=>)*$/;

/** A line of code that counts, with where it stands. */
interface CodeLine {
  readonly file: SourceFile;
  readonly line: number;
  readonly text: string;
}

/**
 * Runs of six or more identical lines outside tests. White space is folded; comments, imports, blank lines
 * and lone punctuation are passed over, as two files that differ only there are still written twice.
 */
export const duplicates: Check = {
  name: 'duplicates',
  run({ sources }) {
    const lines = sources.filter((file) => !file.isTest).flatMap(codeLines);
    const runs = repeatedRuns(lines);
    const findings = runs.map(({ first, second, length }) =>
      failure(
        `${second.file.path}:${second.line}`,
        `repeats ${length} lines of ${first.file.path}:${first.line}`,
      ),
    );
    return { measured: `${runs.length} runs of ${RUN_LINES} lines or more`, findings };
  },
};

function codeLines(file: SourceFile): CodeLine[] {
  return file.code
    .map((text, index) => ({ file, line: index + 1, text }))
    .filter(({ text }) => !THIN.test(text));
}

interface Run {
  readonly first: CodeLine;
  readonly second: CodeLine;
  readonly length: number;
}

/** Each run is reported once, at its longest, against the first place its opening lines stand in. */
function repeatedRuns(lines: readonly CodeLine[]): Run[] {
  const firstAt = new Map<string, number>();
  const runs: Run[] = [];
  for (let at = 0; at + RUN_LINES <= lines.length; at++) {
    if (!sameFile(lines, at, at + RUN_LINES - 1)) continue;
    const key = lines
      .slice(at, at + RUN_LINES)
      .map(({ text }) => text)
      .join('\n');
    const earlier = firstAt.get(key);
    if (earlier === undefined) {
      firstAt.set(key, at);
      continue;
    }
    const length = commonLength(lines, earlier, at);
    const [first, second] = [lines[earlier], lines[at]];
    if (length < RUN_LINES || first === undefined || second === undefined) continue;
    runs.push({ first, second, length });
    at += length - 1;
  }
  return runs;
}

/** How many lines from `a` and from `b` are the same, neither leaving its file nor running into the other. */
function commonLength(lines: readonly CodeLine[], a: number, b: number): number {
  let length = 0;
  while (
    a + length < b &&
    sameFile(lines, a, a + length) &&
    sameFile(lines, b, b + length) &&
    lines[a + length]?.text === lines[b + length]?.text
  ) {
    length++;
  }
  return length;
}

function sameFile(lines: readonly CodeLine[], a: number, b: number): boolean {
  return lines[a]?.file === lines[b]?.file;
}
