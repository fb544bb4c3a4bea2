import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import type { Steps } from './steps.ts';

/** Whether the three steps of a scenario read as English: what happens and what is to be seen are clauses with a verb. */
export function areSound({ given, trigger, outcome }: Steps): boolean {
  return (
    [given, trigger, outcome].every((step) => faultIn(step) === null) &&
    !lacksVerb(trigger) &&
    !lacksVerb(outcome) &&
    ![trigger, outcome].some((step) => goesOn.test(step) || asksWhen.test(step))
  );
}

/** "… over the air so for those only the limit helps": a conclusion that was taken along is neither done nor seen. */
const goesOn =
  /(?<!\p{L})so (?:for|in|with|on|at|only|the|they|it|we|those|these|this|there|nobody|everybody)(?!\p{L})/iu;
/** "And whether it was delivered": the rest of what is asked. */
const asksWhen = /^(?:and|or) (?:whether|if|who|what|where|how|why)(?!\p{L})/iu;
