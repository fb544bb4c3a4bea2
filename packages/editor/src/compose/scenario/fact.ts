import { presentClause } from '../../understand/clause/present.ts';
import { byModal } from '../../understand/demand/by-modal.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { conjugated, negated } from '../voice/english.ts';

/** An English clause as a fact: "the clapper has to be replaced" is that it is. Null where it leans on what was said before, or names no fact. */
export function factIn(clause: string): string | null {
  if (leans.test(clause)) return null;
  if (presentClause(clause) !== null) return lowerWord(clause);
  const bound = byModal(clause, '');
  if (bound === null || bound.strength === 'MAY' || /^(?:the system|the team)$/iu.test(bound.subject))
    return null;
  const { subject, action, isNegative } = bound;
  return `${lowerWord(subject)} ${isNegative ? negated(action, subject) : conjugated(action, subject).replace(/^(?:is|are) able to /u, 'can ')}`;
}

/** What stands for something said before, or hangs on what was taken out. */
const leans =
  /^(?:we|i|you|this|that|these|those|there|in|on|at|of|for|to|with|without|by|from|and|or)(?!\p{L})/iu;
