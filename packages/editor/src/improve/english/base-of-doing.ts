import { regularVerb } from '../../correct/lexicon/inflected.ts';
import { gerundOf } from '../../correct/lexicon/inflection.ts';
import { baseOfGerund } from '../../correct/lexicon/verbs.ts';
import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { TASK_VERBS } from '../task-verbs.ts';

/** The verb of a gerund: "cleaning" → "clean"; undefined where none is known. */
export function baseOfDoing(doing: string): string | undefined {
  const regular = regularVerb(doing);
  if (regular !== null && regular.key !== doing) return regular.key;
  const stem = doing.replace(/ing$/u, '');
  return (
    baseOfGerund(doing) ??
    TASK_VERBS.get(doing) ??
    [stem, `${stem}e`, stem.slice(0, -1)].find(
      (base) => (isVerbBase(base) || isBaseVerb(base)) && gerundOf(base) === doing,
    )
  );
}
