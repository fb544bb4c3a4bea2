import type { Operation } from '../intent/intent.ts';
import { plainClause } from '../message/plain-clause.ts';
import { sureOf } from '../reading/intended.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Operations that put words in the place of others, so that something has to give way. */
const exchanging: ReadonlySet<Operation> = new Set(['replace', 'reword']);

const removal = /^(?:please )?(?:remove|delete|erase|get rid of|take out)(?!\p{L}| \/)/iu;

/**
 * What is done is of the sort that the clause orders, where training has no doubt of it: an exchange takes something away, and does
 * not only write beside it.
 */
export const doesWhatIsOrdered: Postcondition = ({ before, changed: { gone, fresh }, clause, message }) => {
  const [added] = fresh;
  // "no rollout in steps" says what is not to be
  if (/^(?:no|not|without) /iu.test(plainClause(clause)) && message.startsWith('Turned '))
    return 'given words another shape';
  if (removal.test(plainClause(clause)) && gone.length === 0 && added !== undefined)
    return `only added ${quoted(added)}`;
  const sure = sureOf(clause, before);
  return sure !== null && exchanging.has(sure.operation) && gone.length === 0 && added !== undefined
    ? `only added ${quoted(added)}`
    : null;
};
