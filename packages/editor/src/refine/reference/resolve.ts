import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { oncePerDraftAnd } from '../per-draft.ts';
import { likenesses } from './likeness.ts';
import { type Node, nodesIn } from './nodes.ts';
import type { NodeKind } from './nouns.ts';

/** So much of what a description says has to stand in a part. */
const ENOUGH = 0.6;
const ENOUGH_ALONE = 0.4;
/** So much less every other part has to hold. */
const CLEAR = 0.12;

const isOneOf = (kind: NodeKind | null, kinds: readonly NodeKind[]) => kind !== null && kinds.includes(kind);

/**
 * The one part of a draft that a description means, by the words that it holds and the others do not; null where none or
 * several fit.
 *
 * @param kinds what it may be; null for anything, sentences without a name included
 */
export const nodeDescribed = oncePerDraftAnd(
  (description: string, kinds: readonly NodeKind[] | null) => `${kinds?.join() ?? ''}|${description}`,
  (description, draft: Draft, kinds): Node | null => {
    const [owner] = keysIn(description);
    const told = owner ? description.replace(owner.text, ' ') : description;
    const wanted = [...new Set(contentWords(told))];
    const pool = nodesIn(draft)
      .filter(({ kind }) => (kinds === null ? kind !== 'criterion' && kind !== 'task' : isOneOf(kind, kinds)))
      .filter(({ name }) => owner === undefined || (name?.endsWith(` of ${owner.text}`) ?? false));
    if (wanted.length === 0 || pool.length === 0) return null;
    const scores = likenesses(wanted, pool);
    const best = Math.max(...scores);
    const next = Math.max(0, ...scores.filter((score) => score < best));
    // among parts of one kind less will do, where no other has half as much
    if (best < (kinds !== null && next < best / 2 ? ENOUGH_ALONE : ENOUGH)) return null;
    const near = pool.filter((_, at) => (scores[at] ?? 0) > best - CLEAR);
    const names = new Set(near.map(({ name }) => name));
    const [only = null, ...others] = near.toSorted(
      (left, right) => Number(right.name !== null) - Number(left.name !== null),
    );
    return others.length === 0 || names.size === 1 ? only : null;
  },
);
