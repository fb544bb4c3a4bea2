import { baseOfPastForm } from '../../correct/lexicon/participles.ts';

const AUXILIARY_PAST = /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't)$/;

/** In "-ed", and no verb of the past. */
const NO_VERB = /^(?:need|feed|seed|speed|embed|exceed|proceed|succeed|indeed|shed|bleed|breed|hundred)$/;

/** Behind these a form in "-ed" is a participle: "is sent", "a fixed price", "the wanted page". */
const BEFORE_PARTICIPLE =
  /^(?:is|are|be|been|being|gets?|was|were|to|the|an?|has|have|had|not|by|of|and|or|with|no)$/;

/**
 * How many English verbs of a sentence are in the past, as far as the forms alone tell. What is over is hardly ever demanded.
 *
 * @param words in small letters
 */
export function pastForms(words: readonly string[]): number {
  return words.filter((word, at) => {
    if (AUXILIARY_PAST.test(word)) return true;
    const before = words[at - 1];
    if (before === undefined || BEFORE_PARTICIPLE.test(before) || NO_VERB.test(word)) return false;
    return /[a-z]{2}ed$/.test(word) || baseOfPastForm(word) !== undefined;
  }).length;
}
