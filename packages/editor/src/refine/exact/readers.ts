import { exactDesignWish } from '../design/design.ts';
import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { entitiesIn } from '../entities/places.ts';
import type { Change } from '../instruction.ts';

/** Reads a message as a whole; null where it is of another kind, or a word of it is left over. */
type ExactReader = (message: string, draft: Draft) => Change | null;

/** A wish about an API or a data model with nothing behind it. */
const designAlone: ExactReader = (message, draft) => {
  if (operationsIn(draft).length + entitiesIn(draft).length === 0) return null;
  const wish = exactDesignWish(message, [], draft);
  return wish && wish.rest === undefined ? wish.change : null;
};

export const exactReaders: readonly ExactReader[] = [designAlone];
