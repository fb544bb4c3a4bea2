import type { Tree } from '../../syntax/tree.ts';
import { LABELS, type Label } from './labels.ts';

/** Words of a sentence, one after the other, of the same label. */
export interface Piece {
  readonly label: Label;
  /** Places of words, the last one included. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** What makes one statement of a sentence: a demand by its pieces, a fact or a question. */
export type Segment = readonly Piece[];

/** The pieces of a labelled sentence. */
export function piecesOf(tree: Tree, labels: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let first = 0;
  for (let at = 1; at <= labels.length; at += 1) {
    if (at < labels.length && labels[at] === labels[first]) continue;
    const label = LABELS[labels[first] ?? 0] ?? 'F';
    pieces.push({ label, first, last: at - 1, text: tree.textOf({ first, last: at - 1 }) });
    first = at;
  }
  return pieces;
}

/** The segments of a sentence: a joint parts them, and so does a new subject, or a thing asked for, behind a deed. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: Piece[][] = [[]];
  for (const piece of pieces) {
    const segment = segments.at(-1) ?? [];
    if (piece.label === 'X') {
      segments.push([]);
      continue;
    }
    if (opensSegment(segment, piece)) segments.push([piece]);
    else segment.push(piece);
  }
  return segments.filter((segment) => segment.some(({ label }) => label !== 'T'));
}

function opensSegment(segment: readonly Piece[], { label }: Piece): boolean {
  if (label === 'T' || label === 'W') return false;
  const has = (labels: string): boolean => segment.some((one) => labels.includes(one.label));
  if (has('FQ') || (/[FQ]/u.test(label) && has('SMNVPREOC'))) return true;
  return (label === 'S' && has('VPRO')) || (label === 'O' && has('SVPREO'));
}
