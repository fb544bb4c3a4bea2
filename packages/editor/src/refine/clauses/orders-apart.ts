import { wordCount } from '../../read/word-count.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import { intendedIn, readings } from '../reading/intended.ts';
import { halvesAt } from './halves.ts';

/** From here on a reading is sure enough to part a clause by it. */
const SURE = 0.7;

const joints =
  /(?:[,;]\s+(?:and |but |then |also |plus )*|\s+(?:and|und|et|y)\s+(?:also |then )*|\s[–—-]\s)/giu;

/**
 * The two orders that a clause holds side by side ("replace A with B everywhere, and the title should be C"), where each of them
 * is surely one by itself and of another kind than the other; null where it is all of a piece.
 */
export function ordersApart(clause: string, draft: Draft): string[] | null {
  const [whole] = readings(clause, draft);
  for (const halves of halvesAt(clause, joints, draft)) {
    if (halves.some((half) => wordCount(half) < 3)) continue;
    // the second half is read only where the first is surely an order
    const first = sureOrder(halves[0], draft);
    const second = first && sureOrder(halves[1], draft);
    if (
      first &&
      second &&
      first.operation !== second.operation &&
      first.operation !== 'add' &&
      second.slots.to !== undefined &&
      (whole?.likelihood ?? 0) < Math.max(first.likelihood, second.likelihood) &&
      halves.every((half) => intendedIn(half, draft, null))
    )
      return [...halves];
  }
  return null;
}

/** What a half orders, surely enough to part a clause by it. */
function sureOrder(clause: string, draft: Draft): Intent | null {
  const [read] = readings(clause, draft);
  return read && read.operation !== 'none' && read.likelihood >= SURE ? read : null;
}
