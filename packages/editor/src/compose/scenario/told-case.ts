import { conditionOf } from '../../understand/clause/condition.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { byModal } from '../../understand/demand/by-modal.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { changed, restore } from '../../understand/mask.ts';
import type { Statement } from '../../understand/statement.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated, negated } from '../voice/english.ts';
import { caseIn, inUse } from './case.ts';
import { occasionOf } from './occasion.ts';
import { areSound } from './sound-steps.ts';
import { splitAction } from './split.ts';
import type { Steps } from './steps.ts';

/** A sentence as a case or a moment and what follows, as they were written; null where a pronoun or a fragment stands for either. English. */
export function toldCase({ masked }: Pick<Statement, 'masked'>): Steps | null {
  const text = masked.text.replace(/[.!]+$/u, '');
  if (/[;:?]/u.test(text)) return null;
  const plain = (part: string) => restore(changed(masked, expand(part)));
  const { condition, rest } = conditionOf(text);
  const told =
    condition === null
      ? momentIn(plain(text))
      : { trigger: caseIn(splitAction('', plain(condition)).condition ?? ''), rest: plain(rest) };
  const outcome = told && factIn(told.rest);
  if (!told?.trigger || !outcome) return null;
  const steps = { given: inUse, trigger: told.trigger, outcome };
  return areSound(steps) ? steps : null;
}

/** "At 17:00 every day the forecaster publishes the bulletin": the moment comes first. */
function momentIn(text: string): { trigger: string; rest: string } | null {
  const occasion = occasionOf('', text);
  return occasion && text.endsWith(` ${occasion.rest}`) ? occasion : null;
}

/** What follows, as a fact: "the clapper has to be replaced" is that it is. */
function factIn(clause: string): string | null {
  if (pronoun.test(clause)) return null;
  if (presentClause(clause) !== null) return lowerWord(clause);
  const bound = byModal(clause, '');
  if (bound === null || bound.strength === 'MAY' || /^(?:the system|the team)$/iu.test(bound.subject))
    return null;
  const { subject, action, isNegative } = bound;
  return `${lowerWord(subject)} ${isNegative ? negated(action, subject) : conjugated(action, subject).replace(/^(?:is|are) able to /u, 'can ')}`;
}

/** What stands for something said before, or hangs on what was taken out. */
const pronoun =
  /^(?:we|i|you|this|that|these|those|there|in|on|at|of|for|to|with|without|by|from|and|or)(?!\p{L})/iu;
