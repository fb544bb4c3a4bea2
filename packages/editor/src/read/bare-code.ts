import { programAt } from './bare-program.ts';
import { schemaAt } from './bare-schema.ts';
import { traceLength } from './bare-trace.ts';

const fence = /^\s{0,3}(?:```|~~~)/u;
const sqlOpening =
  /^\s{0,3}(?:create (?:table|index|unique index|view|type|or replace)|alter table|insert into|select\s.{1,200}\sfrom|update \S{1,80} set|delete from|drop (?:table|index)|with \S{1,80} as \()(?!\p{L})/iu;
const sqlComment = /^\s{0,3}--\s{1,2}(?=\p{L})/u;
const typeOpening =
  /^\s{0,3}(?:export )?(?:interface|type|enum|struct|message|model|input) [A-Z]\w{0,60}(?: extends \w{1,60})?\s?=?\s?\{/u;
/** "TODO(anna): ": what a comment is marked as, and says nothing of what is to be done. */
const mark = /^(?:TODO|FIXME|XXX|HACK)(?:\([^()\n]{0,40}\))?:?\s+(?=\S)/u;
const slashComment = /^\s{0,3}\/\/+\s?(?=[^\s/])/u;
/** A heading of Markdown says a few words, and begins large. */
const hashComment = /^\s{0,3}#\s(?=(?:TODO|FIXME|XXX|NOTE)(?!\p{L})|\p{Ll}+[,:]?(?: \S+){2}|\S+(?: \S+){5})/u;
/** Languages whose comments stand behind two slashes. */
const slashed: ReadonlySet<string> = new Set(['ts', 'go', 'java', 'c']);
const longestRun = 120;

/**
 * A text whose programs, SQL statements, types, JSON samples, stack traces and logs stand between its sentences without a fence,
 * with a fence around each; comments that stand before or after them become prose, each remark an item of a list but the first of all. Code between fences stays.
 */
export function withFencedCode(text: string): string {
  const lines = text.split('\n');
  const hasSql = lines.some((line) => sqlOpening.test(line));
  const parts: Part[] = [];
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    const run = isCode ? null : runAt(lines, at);
    parts.push(
      run
        ? { run, lines: lines.slice(at, at + run.length) }
        : { run: null, isProse: !isCode && !isFence, lines: [line] },
    );
    if (run) at += run.length - 1;
  }
  const comments = commentOf(
    parts.flatMap(({ run }) => run?.language ?? []),
    hasSql,
  );
  const written: string[] = [];
  let isGoingOn = false;
  for (const { run, lines: own, isProse } of parts) {
    const [line = ''] = own;
    const isComment = isProse === true && comments?.test(line) === true;
    if (run) written.push('', `\`\`\`${run.language}`, ...own, '```', '');
    else if (!isComment) written.push(line);
    else {
      const said = line.replace(comments, '').replace(mark, '');
      const before = written.at(-1) ?? '';
      if (isGoingOn && unfinished.test(before)) written[written.length - 1] = `${before} ${said}`;
      // What is said first names the rest.
      else if (written.every((one) => one.trim() === '')) written.push(said);
      else written.push(`- ${said}`);
    }
    isGoingOn = isComment;
  }
  return written.join('\n');
}

/** A line of a comment that the next one goes on with. */
const unfinished =
  /(?:,|\(|(?<!\p{L})(?:and|or|but|the|an?|of|to|in|on|for|with|by|from|that|which|is|are|be|so|und|oder|der|die|das|et|ou|de|y|o|el|la))$/iu;

/** Lines that are code together, or a line that is none. */
interface Part {
  readonly run: Run | null;
  readonly lines: readonly string[];
  /** Whether a line stands outside of all code. */
  readonly isProse?: boolean;
}

function runAt(lines: readonly string[], at: number): Run | null {
  return (
    sqlAt(lines, at) ??
    jsonAt(lines, at) ??
    schemaAt(lines, at) ??
    typeAt(lines, at) ??
    traceAt(lines, at) ??
    programAt(lines, at)
  );
}

/** What a line of prose among code begins with in the languages of that code; null where it has none. */
function commentOf(languages: readonly string[], hasSql: boolean): RegExp | null {
  if (hasSql) return sqlComment;
  if (languages.includes('python')) return hashComment;
  return languages.some((one) => slashed.has(one)) ? slashComment : null;
}

interface Run {
  readonly language: string;
  /** In lines. */
  readonly length: number;
}

function traceAt(lines: readonly string[], at: number): Run | null {
  const length = traceLength(lines, at);
  return length === null ? null : { language: 'text', length };
}

/** A statement up to its semicolon; one that spans several lines or ends in one is no sentence. */
function sqlAt(lines: readonly string[], at: number): Run | null {
  if (!sqlOpening.test(lines[at] ?? '')) return null;
  for (let end = at; end < Math.min(lines.length, at + longestRun); end += 1) {
    const line = lines[end] ?? '';
    if (line.trim() === '' || fence.test(line)) return null;
    if (/;\s*(?:--.*)?$/u.test(line)) return { language: 'sql', length: end - at + 1 };
  }
  return null;
}

/** A type with its members, on one line or several, up to the brace that closes it at the end of a line. */
function typeAt(lines: readonly string[], at: number): Run | null {
  if (!typeOpening.test(lines[at] ?? '')) return null;
  let depth = 0;
  for (let end = at; end < Math.min(lines.length, at + longestRun); end += 1) {
    const line = lines[end] ?? '';
    if (fence.test(line)) return null;
    depth += (line.match(/\{/gu)?.length ?? 0) - (line.match(/\}/gu)?.length ?? 0);
    if (depth > 0) continue;
    const isWhole = depth === 0 && /\};?\s*$/u.test(line);
    const opening = lines[at] ?? '';
    const language = /^\s*type \w+ struct/u.test(opening)
      ? 'go'
      : /^\s*(?:export )?(?:interface|type)/u.test(opening)
        ? 'ts'
        : '';
    return isWhole ? { language, length: end - at + 1 } : null;
  }
  return null;
}

/** An object or an array over several lines that parses, or whose every line is a member or a bracket. */
function jsonAt(lines: readonly string[], at: number): Run | null {
  if (!/^\s{0,3}[{[]\s*$/u.test(lines[at] ?? '')) return null;
  let depth = 0;
  for (let end = at; end < Math.min(lines.length, at + longestRun); end += 1) {
    const line = lines[end] ?? '';
    if (fence.test(line)) return null;
    const bare = line.replace(/"(?:[^"\\]|\\.){0,400}"/gu, '""');
    depth += (bare.match(/[{[]/gu)?.length ?? 0) - (bare.match(/[}\]]/gu)?.length ?? 0);
    if (depth > 0) continue;
    const body = lines.slice(at, end + 1);
    const isNotation = body.every((one) => /^\s*(?:["'}\]{[]|\.\.\.|$|\/\/)/u.test(one));
    return depth === 0 && end > at && isNotation ? { language: 'json', length: body.length } : null;
  }
  return null;
}
