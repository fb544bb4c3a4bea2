import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Output, Tint } from '../report/output.ts';

const TINTS: readonly (readonly [prefix: string, tint: Tint])[] = [
  ['---', 'bold'],
  ['+++', 'bold'],
  ['@@', 'cyan'],
  ['-', 'red'],
  ['+', 'green'],
];

/** What differs, as `diff -u` and `patch` write it; empty when nothing does. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const relative = name.replace(/^\/+/, '');
  return createTwoFilesPatch(`a/${relative}`, `b/${relative}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/** The lines of a diff, coloured where the output shows colours. */
export function diffLines(diff: string, output: Pick<Output, 'tint'>): string[] {
  return diff
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const tint = TINTS.find(([prefix]) => line.startsWith(prefix))?.[1];
      return tint === undefined ? line : output.tint(tint, line);
    });
}
