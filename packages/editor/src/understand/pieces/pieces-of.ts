import { onceAsked } from '../../once-asked.ts';
import { parse, signsIn } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { labelled, waysToLabel } from './chain.ts';
import type { Way } from './demand-ways.ts';
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

/** Sentences whose labels are kept: each is looked at by several. */
const KEPT = 300;
const recent = new Map<string, Pieced | null>();

/** Cuts a masked English sentence into labelled pieces; null where it is too long to be parsed. */
export function piecesIn(sentence: string): Pieced | null {
  const known = recent.get(sentence);
  if (known !== undefined) return known;
  const found = readPieces(sentence);
  if (recent.size >= KEPT) recent.delete(recent.keys().next().value ?? '');
  recent.set(sentence, found);
  return found;
}

/** Ways that are looked at: of 89 in 100 demands one of the first eight is right, of 77 the first. */
export const WAYS = 8;

/** The likeliest ways to cut a masked English sentence into the pieces of one demand, and nothing besides; null where it is too long to be parsed. */
export function waysToDemand(sentence: string): { tree: Tree; ways: Way[] } | null {
  const tree = parse(sentence);
  if (tree === null) return null;
  const ways = waysToLabel(featuresOf(tree, signsIn(tree)), model(), WAYS, ONE_DEMAND);
  return {
    tree,
    ways: ways.map(({ labels, likelihood }) => ({ pieces: piecesOf(tree, labels), likelihood })),
  };
}

function readPieces(sentence: string): Pieced | null {
  const tree = parse(sentence);
  if (tree === null) return null;
  const { labels, ...likely } = labelled(featuresOf(tree, signsIn(tree)), model());
  return { tree, pieces: piecesOf(tree, labels), ...likely };
}

/** The labels of a demand, a bit each. */
export const ONE_DEMAND = LABELS.reduce(
  (bits, label, at) => (/[FQX]/u.test(label) ? bits : bits | (1 << at)),
  0,
);
