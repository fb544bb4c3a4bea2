import type { Demand } from '../understand/demand.ts';
import { lowerWord } from '../understand/lower-word.ts';
import { changed, joined, type Masked } from '../understand/mask.ts';
import { contraryOf } from './scenario/contrary.ts';
import { withNamed } from './scenario/pronoun.ts';
import { part } from './voice/english.ts';

/**
 * "If it is valid, store it. Otherwise, drop it": the case of a demand that only points at the one before, in its own words: "If it is not valid". What
 * has no contrary that is safe to say stays. English only.
 *
 * @param last the demand right before it
 */
export function withContraryCase(demand: Demand, last: Demand | null): Demand {
  const { condition } = demand;
  if (condition === null || last === null || !/^(?:otherwise|if not|else)$/iu.test(condition.text.trim()))
    return demand;
  const stated = caseOf(last);
  const contrary = stated && contraryOf(stated.text);
  if (stated === null || contrary === null) return demand;
  const both = joined(changed(condition, ''), '', changed(stated, contrary));
  return { ...demand, condition: changed(both, `If ${both.text}`) };
}

/** In which case alone a demand holds, without its conjunction. */
function caseOf({ subject, action, condition }: Demand): Masked | null {
  if (condition !== null) {
    const [, said = ''] = /^(?:if|when|whenever|once) (.{4,})$/isu.exec(condition.text) ?? [];
    // "High enough, say above 90 percent, then": spoken so, no case can be told again.
    return said === '' || /(?<!\p{L})(?:say|then|like)(?!\p{L})/iu.test(said)
      ? null
      : changed(condition, said);
  }
  const [, deed = '', said = ''] =
    /^(?:only )?([^,;:]{2,80}?)(?: only)? (?:if|when) ([^,;:]{4,160})$/isu.exec(action.text) ?? [];
  const isOnly = /(?<!\p{L})only(?!\p{L})/iu.test(action.text);
  return isOnly && said !== '' ? changed(action, withNamed(said, lowerWord(part(subject)), deed)) : null;
}
