import type { SourceFile } from '../source/source-file.ts';
import { type Check, type Finding, failure } from './check.ts';

const WARN_LINES = 250;
const FAIL_LINES = 400;
const MEDIAN_LINES = 80;

/** A file is one idea: no file over 400 lines, and half of those that are not tests under 80. */
export const sizes: Check = {
  name: 'file sizes',
  run({ sources }) {
    const findings: Finding[] = sources.flatMap(judge);
    const median = medianOf(sources.filter((file) => !file.isTest).map(lineCount));
    if (median >= MEDIAN_LINES) {
      findings.push(failure('.', `the median file has ${median} lines, it must stay under ${MEDIAN_LINES}`));
    }
    return { measured: `${sources.length} files, median ${median} lines without tests`, findings };
  },
};

function judge(file: SourceFile): Finding[] {
  const lines = lineCount(file);
  if (lines > FAIL_LINES) return [failure(file.path, `${lines} lines, at most ${FAIL_LINES}`)];
  if (lines <= WARN_LINES || file.isTest) return [];
  return [{ level: 'warning', place: file.path, message: `${lines} lines, better under ${WARN_LINES}` }];
}

function lineCount(file: SourceFile): number {
  const lines = file.text.split('\n').length;
  return file.text.endsWith('\n') ? lines - 1 : lines;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
