import { contentWords, shareOf } from '../document/content-words.ts';
import { designWish } from './design/design.ts';
import type { Draft } from './draft.ts';
import { operationsIn } from './endpoints/operations.ts';
import { entitiesIn } from './entities/places.ts';
import type { Change } from './instruction.ts';
import { orderIn } from './order.ts';
import { plainClause } from './plain-clause.ts';
import { changedLines } from './sound/changed-lines.ts';
import { checked } from './sound/checked.ts';

/**
 * A change, and where it cannot be made as it was read, that of the readers behind the one that read it: the design's, and those of plain
 * orders. What these write has to read as the document does and to show what the clause says.
 */
export function orElse(change: Change, clause: string, draft: Draft): Change {
  return async (now) => {
    const first = await change(now);
    const isDone = first.text !== now.text || first.status !== 'not-understood';
    if (isDone || clause.length > LONGEST_TRIED || !isDesign(now)) return first;
    for (const read of [() => designWish(clause, [], draft)?.change, () => orderIn(clause, draft)]) {
      const other = read();
      const outcome = other && other !== change ? checked(await other(now), now, clause) : first;
      if (outcome.status === 'applied' && shows(now.text, outcome.text, clause)) return outcome;
    }
    return first;
  };
}

/** In a design, names of fields and calls tell what is meant; elsewhere another reading is a guess. */
const isDesign = (draft: Draft) => entitiesIn(draft).length > 0 || operationsIn(draft).length > 0;

/** Longer clauses hold more than one order, which are read by themselves. */
const LONGEST_TRIED = 300;
/** So much of what a clause says has to stand in what changes. */
const SHOWN = 0.6;

function shows(before: string, after: string, clause: string): boolean {
  const { gone, fresh } = changedLines(before, after);
  return (
    fresh.length + gone.length > 0 &&
    shareOf(contentWords(plainClause(clause)), new Set(contentWords([...gone, ...fresh].join('\n')))) >= SHOWN
  );
}
