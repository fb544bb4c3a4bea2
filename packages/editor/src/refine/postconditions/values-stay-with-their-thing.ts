import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { amountsIn } from '../contrasts/amounts.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { demandsIn, holds } from '../told/demand-meant.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** So many more words of a clause stand in the demand that is meant than in the one that was changed. */
const MORE = 2;
/** So much of a clause has to stand in the demand that is meant. */
const ENOUGH = 0.7;

/** A value is changed of what the clause speaks of: "accountants may delete invoices only within 30 days" does not tell how long invoices are kept. */
export const valuesStayWithTheirThing: Postcondition = ({ before, changed, clause }) => {
  const isValue = (words: string) => amountsIn(words, 0, words.length).length > 0;
  const exchanged = exchangesIn(changed).filter(({ old, fresh }) => isValue(old) && isValue(fresh));
  const [first] = changed.gone;
  if (exchanged.length === 0 || first === undefined || keysIn(clause).length > 0) return null;
  // who names the old value means it
  if (exchanged.some(({ old }) => clause.includes(old.replace(/[^\p{L}\p{N}]+$/u, '')))) return null;
  const wanted = [...new Set(contentWords(clause.replace(/\d[\d.,]*\s?\p{L}*/gu, ' ')))];
  const countIn = (words: readonly string[]) => wanted.filter(holds(words)).length;
  const own = Math.max(...changed.gone.map((line) => countIn(contentWords(line))));
  const other = demandsIn(before).find(
    ({ words, raw }) =>
      !changed.gone.some((line) => raw.includes(line.trim())) &&
      countIn(words) >= own + MORE &&
      countIn(words) >= wanted.length * ENOUGH,
  );
  return other === undefined
    ? null
    : `changed a value in ${quoted(first)}, where this speaks of ${other.key}`;
};
