import { withCapital } from '../../first-letter.ts';
import { isFiniteClause } from '../../sound/finite-clause.ts';
import { leavesBracketOpen } from '../../understand/clause/brackets.ts';
import type { Demand } from '../../understand/demand.ts';
import { changed, type Masked } from '../../understand/mask.ts';

/** A demand without the clause that its writer hung on it with a comma, and that clause as a sentence of its own, else null. */
export interface Remarked {
  readonly demand: Demand;
  readonly remark: Masked | null;
}

/**
 * "Not generate the same invoice twice, customers got double mails in March": what somebody else does, did or is belongs to no
 * verb that binds, and stands behind it as a sentence. English only; what binds, or depends on the clause before it, stays.
 */
export function remarked(demand: Demand): Remarked {
  const { action } = demand;
  for (const { index, 0: mark } of action.text.matchAll(/\s?(?:,|;|\s[-–—]) (?=[\p{L}\uE010])/gu)) {
    const head = action.text.slice(0, index);
    const tail = action.text.slice(index + mark.length);
    if (leavesBracketOpen(head) || head.split(' ').length < fewestBefore || !isWhole(tail)) continue;
    return {
      demand: { ...demand, action: changed(action, head) },
      remark: changed(action, `${withCapital(tail.trim())}.`),
    };
  }
  return { demand, remark: null };
}

const fewestBefore = 2;
const fewestWords = 3;
/** Characters from which on what stands behind a comma is a text of its own, and costs more to look through than it tells. */
const longest = 400;

/** Words that make what follows a part of the sentence before, or another demand. */
const dependent =
  /^(?:and|or|but|so|then|otherwise|else|if|when|whenever|once|unless|until|while|after|before|which|who|whose|where|whereas|although|though|that(?! (?:is|was)|['’]s)|because|since|as|even|only|not|never|no later|with|without|for|from|to|in|on|at|by|per|like|such|e\.g|i\.e|both|either|one|each of|any of|neither|don['’]?t|do not)(?!\p{L})/iu;
const binds =
  /(?<!\p{L})(?:must|should|shall|may|can|cannot|can['’]t|will|would|could|needs? to|ha(?:s|ve) to|MUST|return|answer)(?!\p{L})/u;

/** Whether a text could stand alone: a subject, then a verb that has its tense. */
function isWhole(tail: string): boolean {
  const clause = tail.replace(/[.!]+$/u, '').trim();
  if (
    clause.length > longest ||
    clause.split(' ').length < fewestWords ||
    dependent.test(clause) ||
    binds.test(clause)
  )
    return false;
  // "…: a, b, c": members of a list, however like a verb one of them looks.
  if (/[,:]/u.test(clause) && !/^[^,:]{8,}/u.test(clause)) return false;
  return isFiniteClause(clause);
}
