import { withCapital } from '../../first-letter.ts';
import { anyModal } from '../clause/modals.ts';
import { lowerWord } from '../lower-word.ts';
import { byModal } from './by-modal.ts';
import { opensCase } from './case-words.ts';
import { isFirstOfList } from './listed-subject.ts';
import type { Parts } from './parts.ts';

/** "Certificates expire, somebody must be warned": the clause behind the comma binds, the one before it says why. */
export function boundBehindFact(rest: string): Parts | null {
  const match =
    /^([^,;:?!()]{8,120}),\s(?:and |but )?((?:somebody|someone|everybody|everyone|the|an?|each|every|all|users?|admins?|customers?|people|nobody)\s.{6,})$/isu.exec(
      rest,
    );
  const [, fact = '', bound = ''] = match ?? [];
  if (!match || anyModal.test(fact) || opensCase.test(fact) || fact.split(' ').length > longestFact)
    return null;
  const made = byModal(withCapital(bound), null);
  if (made !== null && isFirstOfList(fact, made.subject))
    return { ...made, subject: `${fact}, ${lowerWord(made.subject)}` };
  return made && { ...made, action: `${made.action} (${lowerWord(fact)})` };
}

/** Words that such a reason has at most. */
const longestFact = 10;
