import { type ConfusionSet, wordSet } from './confusion-set.ts';

/** Sets of fixed words: one a line, its words apart. What has "!" behind it stays where it stands. */
export function wordGroups(lines: string, message: string): ConfusionSet[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const written = line.trim().split(' ');
      const members = written.map((word) => word.replace('!', ''));
      const kept = new Set(written.flatMap((word, label) => (word.endsWith('!') ? [label] : [])));
      const commonness = (observed: number) => (kept.has(observed) ? 0 : 1);
      return { ...wordSet(members.join('-'), members, 1, message), commonness };
    });
}
