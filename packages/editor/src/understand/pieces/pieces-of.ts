import { onceAsked } from '../../once-asked.ts';
import { parse, signsIn } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { labelled } from './chain.ts';
import { featuresOf } from './features.ts';
import { LABELS } from './labels.ts';
import { readChain } from './model-file.ts';
import { type Piece, piecesOf } from './segments.ts';

/** A sentence in pieces. */
export interface Pieced {
  readonly tree: Tree;
  readonly pieces: readonly Piece[];
  /** How likely each word's label is, from 0 to 1. */
  readonly sure: readonly number[];
  /** How likely each word is to be a joint between two segments. */
  readonly joints: readonly number[];
}

const model = onceAsked(() => readChain(new URL('./models/en.bin', import.meta.url)));

/** Cuts a masked English sentence into labelled pieces; null where it is too long to be parsed. */
export function piecesIn(sentence: string, allowed?: number): Pieced | null {
  const tree = parse(sentence);
  if (tree === null) return null;
  const { labels, sure, joints } = labelled(featuresOf(tree, signsIn(tree)), model(), allowed);
  return { tree, pieces: piecesOf(tree, labels), sure, joints };
}

/** For `piecesIn`: one demand, and nothing besides. */
export const ONE_DEMAND = LABELS.reduce(
  (bits, label, at) => (/[FQX]/u.test(label) ? bits : bits | (1 << at)),
  0,
);
