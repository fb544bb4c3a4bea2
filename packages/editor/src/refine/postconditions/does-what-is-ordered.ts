import { sureOf } from '../intended.ts';
import type { Operation } from '../intent/intent.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Operations that put words in the place of others, so that something has to give way. */
const exchanging: ReadonlySet<Operation> = new Set(['replace', 'reword']);

/**
 * What is done is of the sort that the clause orders, where training has no doubt of it: an exchange takes something away, and does
 * not only write beside it.
 */
export const doesWhatIsOrdered: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  const sure = sureOf(clause, before);
  const [added] = fresh;
  return sure !== null && exchanging.has(sure.operation) && gone.length === 0 && added !== undefined
    ? `only added ${quoted(added)}`
    : null;
};
