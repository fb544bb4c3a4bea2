import type { Draft } from '../draft.ts';
import type { RefineRequest } from '../request.ts';

/**
 * Characters of a message that are read before it is parted no further. Which sentences make a wish together, and which parts of
 * one are wishes of their own, is found out by trying: people's messages come nowhere near this many, and what is all joints is
 * read clause by clause from there on, so that its cost grows with its length alone.
 */
const MOST_CHARACTERS = 12_000;

/** Characters that were read for each request; it is the one thing that all drafts of a revision share. */
const read = new WeakMap<RefineRequest, number>();

/** Counts words that were read as a wish or an order. */
export function countRead(words: string, { request }: Draft): void {
  read.set(request, (read.get(request) ?? 0) + words.length);
}

/** Whether further words may be read only to see whether they are a wish. */
export function mayTry({ request }: Draft): boolean {
  return (read.get(request) ?? 0) < MOST_CHARACTERS;
}
