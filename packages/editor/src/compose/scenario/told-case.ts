import { conditionOf } from '../../understand/clause/condition.ts';
import { changed, restore } from '../../understand/mask.ts';
import type { Statement } from '../../understand/statement.ts';
import { expand } from '../voice/contractions.ts';
import { caseIn, inUse } from './case.ts';
import { factIn } from './fact.ts';
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
