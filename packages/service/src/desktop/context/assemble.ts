import type { ContextChunk } from '@faircopy/contract';
import { chooseFitting, joinPieces, renderChunk } from './pack.ts';
import { rankForRoom } from './rank.ts';
import { holdsSecrets } from './secret-files.ts';

/** Plain data, since it crosses between threads. */
export interface ContextMaterial {
  /** Blank: the pieces are taken as they come. */
  readonly query: string;
  readonly chunks: readonly ContextChunk[];
  /** Most code points of the context. */
  readonly budget: number;
}

export interface ContextText {
  readonly contextText: string;
  readonly includedCount: number;
  readonly excluded: { readonly count: number; readonly paths: string[] };
}

/**
 * Chooses pieces of a project for a context. With a query the most fitting for their size come in as long as there is room,
 * one that finds none being skipped; files then stand in the order of their best piece, and pieces of a file in the order sent.
 * Without one the pieces are taken as sent until one finds no room. Pieces that hold secrets are left out.
 */
export function assembleText({ query, chunks, budget }: ContextMaterial): ContextText {
  const secret = chunks.filter(holdsSecrets);
  const open = chunks.filter((chunk) => !secret.includes(chunk));
  const pieces = open.map(renderChunk);
  const isRanked = query.trim() !== '';
  const asSent = [...open.keys()];
  const { order, offered } = isRanked ? rankForRoom(query, open) : { order: asSent, offered: asSent };
  const chosen = new Set(chooseFitting(pieces, offered, budget, isRanked));
  const included = order.filter((index) => chosen.has(index));
  const files = Map.groupBy(included, (index) => open[index]?.path);
  const ordered = [...files.values()].flatMap((indices) => indices.toSorted((one, other) => one - other));
  return {
    contextText: joinPieces((isRanked ? ordered : included).map((index) => pieces[index] ?? '')),
    includedCount: included.length,
    excluded: { count: secret.length, paths: [...new Set(secret.map(({ path }) => path))] },
  };
}
