import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { disagrees } from './disagrees.ts';
import type { Steps } from './steps.ts';

/**
 * Whether the three steps of a scenario read as English: what happens and what is to be seen are clauses with a verb, and neither says what the
 * other does.
 */
export function areSound({ given, trigger, outcome }: Steps): boolean {
  return (
    trigger !== outcome &&
    [given, trigger, outcome].every((step) => faultIn(step) === null) &&
    !lacksVerb(trigger) &&
    !lacksVerb(outcome) &&
    ![trigger, outcome].some((step) => isOdd(step) || disagrees(step))
  );
}

/** "… over the air so for those only the limit helps": a conclusion that was taken along is neither done nor seen. */
const goesOn =
  /(?<!\p{L})so (?:for|in|with|on|at|only|the|they|it|we|those|these|this|there|nobody|everybody)(?!\p{L})/iu;
/** "And whether it was delivered": the rest of what is asked. */
const asksWhen = /^(?:and|or) (?:whether|if|who|what|where|how|why)(?!\p{L})/iu;

function isOdd(step: string): boolean {
  return (
    goesOn.test(step) ||
    asksWhen.test(step) ||
    universal.test(step) ||
    hangs.test(step) ||
    (onlyDenied.test(step) && !denial.test(step))
  );
}

/** "Nobody does not get in", "every sensor is not known": what is denied of all or none says something else than was meant. */
const universal =
  /^(?:nobody|nothing|no \p{L}+|none|only|everyone|everybody|everything|every|each|all|both|any|whoever)(?!\p{L})(?:(?! (?:that|which|who|whose) )[^,;])*(?<!\p{L})(?:not|cannot)(?!\p{L})/iu;
/** "The system is down we": the subject of a clause that was cut off. */
const hangs = /(?<!\p{L})(?:we|they|he|she|i)$/iu;
const onlyDenied = /(?<!\p{L})(?:any ?more|any longer)(?!\p{L})/iu;
const denial = /(?<!\p{L})(?:not|no|never|nobody|nothing|cannot|without)(?!\p{L})|n['’]t(?!\p{L})/iu;
