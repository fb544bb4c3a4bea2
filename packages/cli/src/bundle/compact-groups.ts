/** Groups of fewer alternatives are not worth it before them. */
const LEAST_ALTERNATIVES = 4;

/** Holds anywhere, and changes nothing. */
const NOTHING_AHEAD = '(?=)';

/** What a pattern says of itself: an escape, a class, or a mark of a group. */
const MARK = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[(|)]/g;

/** How often a group stands there. */
const TIMES = /(?:[*+?]|\{\d+(?:,\d*)?\})?\??/y;

interface Group {
  readonly start: number;
  alternatives: number;
}

/**
 * A pattern without the flag `v` that matches the same. The runtime compiles what more than one way leads to for each of them anew, up to
 * ten times, and what it has to look ahead for first only once; so groups of several alternatives get something that is always ahead, and so
 * does what follows a group of alternatives.
 */
export function withCompactGroups(pattern: string): string {
  let compact = '';
  let at = 0;
  for (const place of placesIn(pattern)) {
    compact += pattern.slice(at, place);
    if (!compact.endsWith(NOTHING_AHEAD) && !pattern.startsWith(NOTHING_AHEAD, place))
      compact += NOTHING_AHEAD;
    at = place;
  }
  return compact + pattern.slice(at);
}

/** Where something is to be ahead, in order. */
function placesIn(pattern: string): number[] {
  const open: Group[] = [];
  const places = new Set<number>();
  for (const { 0: mark, index } of pattern.matchAll(MARK)) {
    if (mark === '(') open.push({ start: index, alternatives: 1 });
    const group = open.at(-1);
    if (group === undefined) continue;
    if (mark === '|') group.alternatives += 1;
    if (mark !== ')') continue;
    open.pop();
    if (looksAround(pattern, group.start)) continue;
    // nothing leads to what a pattern begins with
    if (group.alternatives >= LEAST_ALTERNATIVES && group.start > 0) places.add(group.start);
    const end = index + 1 + timesAt(pattern, index + 1);
    if (group.alternatives > 1 && isFollowed(pattern, end)) places.add(end);
  }
  return [...places].sort((one, other) => one - other);
}

function looksAround(pattern: string, start: number): boolean {
  return /^\(\?<?[=!]/.test(pattern.slice(start, start + 4));
}

function timesAt(pattern: string, place: number): number {
  TIMES.lastIndex = place;
  return TIMES.exec(pattern)?.[0].length ?? 0;
}

/** Whether more of the same alternative comes. */
function isFollowed(pattern: string, place: number): boolean {
  return place < pattern.length && pattern[place] !== '|' && pattern[place] !== ')';
}
