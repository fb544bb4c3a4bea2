import { conditionOf } from '../../understand/clause/condition.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { changed, type Masked, restore } from '../../understand/mask.ts';
import type { Statement } from '../../understand/statement.ts';
import { expand } from '../voice/contractions.ts';
import { caseIn, inUse } from './case.ts';
import { occasionOf } from './occasion.ts';
import { areSound } from './sound-steps.ts';
import { splitAction } from './split.ts';
import type { Steps } from './steps.ts';

/** A sentence as a case and what follows, both as they were written; null where a pronoun or a fragment stands for either. English. */
export function toldCase({ masked }: Pick<Statement, 'masked'>): Steps | null {
  const text = masked.text.replace(/[.!]+$/u, '');
  const { condition, rest } = conditionOf(text);
  if (condition === null) return toldMoment(masked, text);
  // "If it stops, it goes on later": one and the same, which neither clause names.
  if (/[;:?]/u.test(masked.text) || pronoun.test(rest) || presentClause(rest) === null) return null;
  const plain = (text: string) => restore(changed(masked, expand(text)));
  const trigger = caseIn(splitAction('', plain(condition)).condition ?? '');
  if (trigger === null) return null;
  const steps = { given: inUse, trigger, outcome: lowerWord(plain(rest)) };
  return areSound(steps) ? steps : null;
}

/** "At 17:00 every day the forecaster publishes the bulletin": the moment comes first. */
function toldMoment(masked: Masked, text: string): Steps | null {
  const plain = restore(changed(masked, expand(text)));
  const occasion = occasionOf('', plain);
  const outcome = occasion?.rest ?? '';
  if (!occasion || !plain.endsWith(` ${outcome}`) || pronoun.test(outcome) || presentClause(outcome) === null)
    return null;
  const steps = { given: inUse, trigger: occasion.trigger, outcome };
  return areSound(steps) ? steps : null;
}

/** What stands for something said before, or hangs on what was taken out. */
const pronoun =
  /^(?:we|i|you|this|that|these|those|there|in|on|at|of|for|to|with|without|by|from|and|or)(?!\p{L})/iu;
