/** The lines that a change took out of a text and those it put in, each in the order of its text. */
export interface ChangedLines {
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
}

/** The lines two texts do not share, wherever they stand: a line that was only moved is none of them, nor a step that has another number. */
export function changedLines(before: string, after: string): ChangedLines {
  const [old, now] = [before.split(/\r?\n/u), after.split(/\r?\n/u)];
  return { gone: without(old, now), fresh: without(now, old) };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(said(line), (left.get(said(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(said(line)) ?? 0;
    left.set(said(line), count - 1);
    return count <= 0;
  });
}

/** A line, whichever number it has in its list. */
const said = (line: string) => line.replace(/^(\s*)\d{1,3}(?=[.)] )/u, '$10');

/** The words of one line that gave way to others. */
export interface Exchange {
  readonly old: string;
  readonly fresh: string;
}

/** What was put in the place of what, where as many lines came as went: the part of each pair that differs, in whole words. */
export function exchangesIn({ gone, fresh }: ChangedLines): Exchange[] {
  if (gone.length !== fresh.length) return [];
  return gone.flatMap((line, at) => exchangeOf(line.split(' '), (fresh[at] ?? '').split(' ')));
}

function exchangeOf(old: readonly string[], fresh: readonly string[]): Exchange[] {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const part = (words: readonly string[]) => words.slice(head, words.length - tail).join(' ');
  const [was, is] = [part(old), part(fresh)];
  return was === '' || is === '' ? [] : [{ old: was, fresh: is }];
}
