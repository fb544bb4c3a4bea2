import { exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const marks = /^["“”„«»'.,;:!?]+$/u;

/** Words give way to words: what is left of a quotation that was cut in two is none. */
export const wordsStayWords: Postcondition = ({ changed }) => {
  const torn = exchangesIn(changed).find(({ old, fresh }) => /\p{L}{2}/u.test(old) && marks.test(fresh));
  return torn ? `written ${quoted(torn.fresh)} in the place of ${quoted(torn.old)}` : null;
};
