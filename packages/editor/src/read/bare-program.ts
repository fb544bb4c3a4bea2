import { isCodeLine } from './code-line.ts';

/** Lines of a program that stand between sentences without a fence. */
export interface ProgramRun {
  /** As a fence names it, "c" for what is written like it; empty where the lines do not tell. */
  readonly language: string;
  /** In lines. */
  readonly length: number;
}

/** A line that talks in a program: "// refunds are missing", "# retries too often", "* one block goes on". */
const comment = /^\s{0,12}(?:\/\/|#(?![!{[])|\/?\*\*?(?:\s|\/|$))/u;
/** A line that opens a definition or a call whose rest stands below it. */
const opensBlock = /(?:[{([]|=>)\s*(?:\/\/.*)?$/u;
const definesInPython =
  /^\s{0,12}(?:(?:async )?def \w+\(.*\).*:|class \w+.*:|@\w[\w.]*(?:\(.*\))?)\s*(?:#.*)?$/u;
/** What a program takes from elsewhere; a single such line may as well be a wish ("import customers"). */
const imports =
  /^(?:import [\w.]+(?: as \w+)?|from [\w.]+ import \S.*|package [\w.]+;?|using [\w.]+;|#include .+|use [\w:\\]+;)\s*$/u;
/** "app = Flask(__name__)": what a call gives is kept under a name. */
const assigned = /^\s{0,12}[a-z_][\w.]{0,60} = (?:await )?[\w.]{1,60}\(.{0,300}\)\s*$/iu;
const fromModule = /^from [\w.]+ import \S/u;
const decorator = /^\s{0,12}@\w[\w.]*(?:\(.{0,300}\))?\s*$/u;
/** What no sentence begins or ends with: a text with semicolons behind its brackets is no program yet. */
const telling =
  /(?:[{([]|=>)\s*(?:\/\/.*)?$|^\s{0,12}(?:(?:const|let|var|import|from|return|func|fn|public|private|await|async|def|class) \S|@\w)/u;
/** Words in a row that only a sentence has. */
const spoken = /^\s{0,3}[\p{L}'’]+(?:,? [\p{L}'’]{2,}){4}/u;
const fence = /^\s{0,3}(?:```|~~~)/u;
const longestRun = 200;

/** Lines of a program that begin at a line; null where there are none. What it says of itself above or below is not of it. */
export function programAt(lines: readonly string[], at: number): ProgramRun | null {
  if (!isProgram(lines[at] ?? '')) return null;
  let depth = 0;
  let indented = false;
  let end = at;
  let last = at;
  for (; end < Math.min(lines.length, at + longestRun); end += 1) {
    const line = lines[end] ?? '';
    if (fence.test(line)) return null;
    const isWithin = depth > 0 || (indented && /^\s+\S/u.test(line));
    if (line.trim() === '') continue;
    if (!isWithin && !isProgram(line) && !closes(line)) break;
    depth = Math.max(0, depth + depthOf(line));
    indented = definesInPython.test(line) || (indented && /^\s+\S/u.test(line));
    last = end;
  }
  const run = lines.slice(at, last + 1);
  const written = run.filter((line) => line.trim() !== '');
  const isOne = written.length === 1 && fromModule.test(written[0] ?? '');
  if (depth > 0 || (written.length < 2 && !isOne) || !written.some((line) => telling.test(line))) return null;
  return { language: languageOf(run), length: run.length };
}

/** Whether a line that is no comment is of a program and no sentence that happens to end like one. */
function isProgram(line: string): boolean {
  if (comment.test(line) || /^\s{0,3}[-*•] /u.test(line)) return false;
  return (
    (isCodeLine(line) && !spoken.test(line)) ||
    imports.test(line) ||
    assigned.test(line) ||
    decorator.test(line) ||
    definesInPython.test(line)
  );
}

function closes(line: string): boolean {
  return /^\s{0,12}[)}\]]/u.test(line) || opensBlock.test(line);
}

/** How many brackets a line opens more than it closes, those in strings and comments apart. */
function depthOf(line: string): number {
  const bare = line
    .replace(/"(?:[^"\\]|\\.){0,400}"|'(?:[^'\\]|\\.){0,400}'|`(?:[^`\\]|\\.){0,400}`/gu, '')
    .replace(/\/\/.*$/u, '');
  return (bare.match(/[{([]/gu)?.length ?? 0) - (bare.match(/[})\]]/gu)?.length ?? 0);
}

function languageOf(run: readonly string[]): string {
  const text = run.join('\n');
  if (/^\s{0,8}(?:async )?def \w+\(|^from [\w.]+ import |^import \w+$/mu.test(text)) return 'python';
  if (/^\s{0,8}func (?:\(\w+ \*?\w+\) )?\w+\(|:= /mu.test(text)) return 'go';
  if (
    /(?:^|\s)(?:public|private|protected) (?:static |final )*(?:class|void|[A-Z]\w*)|^\s*@[A-Z]\w+/mu.test(
      text,
    )
  )
    return 'java';
  if (/(?:^|\s)(?:const|let|var|function|await|interface|type|export) |=>/mu.test(text)) return 'ts';
  return /[{;]\s*$/mu.test(text) ? 'c' : '';
}
