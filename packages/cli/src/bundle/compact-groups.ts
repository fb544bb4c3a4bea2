/** Groups of fewer alternatives are not worth it. */
const LEAST_ALTERNATIVES = 4;

/** Holds anywhere, and changes nothing. */
const NOTHING_AHEAD = '(?=)';

/** What a pattern says of itself: an escape, a class, or a mark of a group. */
const MARK = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[(|)]/g;

/**
 * A pattern without the flag `v` that matches the same. The runtime compiles what more than one way leads to for each of them anew, up to
 * ten times, and what it has to look ahead for first only once; so groups of several alternatives get something that is always ahead.
 */
export function withCompactGroups(pattern: string): string {
  const open: { start: number; alternatives: number }[] = [];
  const long: number[] = [];
  for (const { 0: mark, index } of pattern.matchAll(MARK)) {
    if (mark === '(') open.push({ start: index, alternatives: 1 });
    const group = open.at(-1);
    if (group === undefined) continue;
    if (mark === '|') group.alternatives += 1;
    if (mark === ')') {
      open.pop();
      if (group.alternatives >= LEAST_ALTERNATIVES && !looksAround(pattern, group.start))
        long.push(group.start);
    }
  }
  let compact = '';
  let at = 0;
  // nothing leads to what a pattern begins with
  for (const start of long.filter((one) => one > 0).toSorted((one, other) => one - other)) {
    compact += pattern.slice(at, start) + NOTHING_AHEAD;
    at = start;
  }
  return compact + pattern.slice(at);
}

function looksAround(pattern: string, start: number): boolean {
  return /^\(\?<?[=!]/.test(pattern.slice(start, start + 4));
}
