import type { Span } from '../read/source.ts';
import { applyEdits } from './apply.ts';
import type { Edit } from './edit.ts';

/** An edit of either pass with its range in the text between the passes. */
interface Placed extends Span {
  readonly edit: Edit;
  readonly later: boolean;
}

/** Edits that touch each other, and the range of the text between that they take up. */
interface Cluster {
  start: number;
  end: number;
  readonly members: Placed[];
}

/**
 * The edits that take `text` straight to where `first` and then `second` take it: `second` has offsets of the
 * text that `first` makes. Where edits of the two touch, they become one that bears the last later rule.
 */
export function composeEdits(text: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  const between = applyEdits(text, first);
  const placed = [
    ...placeFirst(first),
    ...second.map((edit) => ({ start: edit.start, end: edit.end, edit, later: true })),
  ];
  placed.sort((a, b) => a.start - b.start || a.end - b.end);
  const composed: Edit[] = [];
  let shift = 0;
  for (const cluster of clustersOf(placed)) {
    const growth = cluster.members.reduce((sum, { edit, later }) => (later ? sum : sum + growthOf(edit)), 0);
    composed.push(compose(cluster, between, shift, growth));
    shift += growth;
  }
  return composed;
}

function growthOf(edit: Edit): number {
  return edit.replacement.length - (edit.end - edit.start);
}

function placeFirst(first: readonly Edit[]): Placed[] {
  let shift = 0;
  return first.map((edit) => {
    const start = edit.start + shift;
    shift += growthOf(edit);
    return { start, end: start + edit.replacement.length, edit, later: false };
  });
}

function clustersOf(placed: readonly Placed[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const member of placed) {
    const open = clusters.at(-1);
    if (open !== undefined && member.start <= open.end) {
      open.end = Math.max(open.end, member.end);
      open.members.push(member);
    } else clusters.push({ start: member.start, end: member.end, members: [member] });
  }
  return clusters;
}

/** One edit for a cluster; `shift` is how far the first pass moved its start, `growth` what it adds inside. */
function compose({ start, end, members }: Cluster, between: string, shift: number, growth: number): Edit {
  const later = members.filter((member) => member.later).map((member) => member.edit);
  const last = later.at(-1) ?? members[0]?.edit;
  if (last === undefined) throw new Error('a cluster has at least one edit');
  const moved = later.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return {
    ...last,
    start: start - shift,
    end: end - shift - growth,
    replacement: applyEdits(between.slice(start, end), moved),
  };
}
