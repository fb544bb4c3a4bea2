import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import type { Steps } from './steps.ts';

/** Whether the three steps of a scenario read as English: what happens and what is to be seen are clauses with a verb. */
export function areSound({ given, trigger, outcome }: Steps): boolean {
  return (
    [given, trigger, outcome].every((step) => faultIn(step) === null) &&
    !lacksVerb(trigger) &&
    !lacksVerb(outcome)
  );
}
