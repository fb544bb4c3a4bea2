import { isAdding } from '../../clauses/reasons.ts';
import type { Draft } from '../../draft.ts';
import { boardOf, lineOf } from '../board.ts';
import { mentionsIn } from './values.ts';

/** "Estimates: …" gives each of several tickets its own. */
const listed = /^(?:the )?(?:estimates|story points|priorities|owners|assignees)\s?:/iu;
/** Words that a clause has at most which only gives something an estimate or a priority. */
const MOST = 12;

/**
 * Whether a clause gives an estimate or a priority to what is no one ticket of the document: nothing else of it may take the
 * value ("the page is a 5" where two tickets are about pages).
 */
export function isOfUnknownTicket(clause: string, draft: Draft): boolean {
  const { tickets } = boardOf(draft);
  if (
    isAdding(clause) ||
    clause.split(/\s+/u).length > MOST ||
    !tickets.some((one) => lineOf(one, 'estimate'))
  )
    return false;
  if (listed.test(clause)) return true;
  const values = mentionsIn(clause, null, draft).filter((one) => !one.isDenied && !one.isNumberAlone);
  return values.length > 0 && values.every(({ concept }) => concept === 'estimate' || concept === 'priority');
}
