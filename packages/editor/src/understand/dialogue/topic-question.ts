import { presentClause } from '../clause/present.ts';
import { finite } from './fragment.ts';
import { asksWithWord, polarOf } from './polar.ts';

/** Words of a name that a question consists of, at most. */
const mostNamed = 6;

/** "And foreign plates?", "which currencies?", "two pickers, same bin?": a question by a name alone. */
export function isTopic(bare: string): boolean {
  const named = bare.replace(/^(?:which|what) (?=\p{L})/iu, '');
  return (
    named !== '' &&
    !echo.test(named) &&
    named.split(/\s+/u).length <= mostNamed &&
    !asksWithWord.test(named) &&
    !finite.test(named) &&
    (presentClause(named) === null || endsInChoice.test(named)) &&
    (polarOf(named)?.sort !== 'work' || endsInChoice.test(named))
  );
}

/** "Pass types?" asks for them, and tells nobody to pass any. */
const endsInChoice =
  /^\p{L}+ (?:types|kinds|states|statuses|categories|levels|roles|fields|values|formats|limits)$/iu;

/** "Again?", "any objections?": what wonders or invites to speak, and names nothing. */
const echo =
  /^(?:again|really|seriously|sure|huh|sorry|pardon|ok(?:ay)?|right|agreed|done|anything else|something else|next|thoughts|ideas|opinions|objections|questions|any .+|and you|you|today|now|yes|no|me|us)$/iu;
