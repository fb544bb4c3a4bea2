import { isSameValue } from '../claims/measure.ts';
import { amountsIn } from '../contrasts/amounts.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { besides } from '../told/value-added.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const amounts = (words: string) => amountsIn(words, 0, words.length);

/**
 * A value that is to hold as well takes the place of none: "120 minutes should be possible too" leaves the 90. Where the document has the
 * fresh value already, "too" may say that one thing is to be as another is.
 */
export const valuesStandBeside: Postcondition = ({ before, changed, clause }) => {
  if (!besides.test(clause.trim())) return null;
  const given = amounts(clause);
  const standing = amounts(before.text);
  const exchanged = exchangesIn(changed).find(({ old, fresh }) => {
    const [was, is] = [amounts(old), amounts(fresh)];
    const isNews = is.some(
      (one) =>
        given.some((said) => isSameValue(said, one)) && !standing.some((held) => isSameValue(held, one)),
    );
    return was.length > 0 && is.length === was.length && isNews;
  });
  return exchanged === undefined
    ? null
    : `written ${quoted(exchanged.fresh)} in the place of ${quoted(exchanged.old)}, which stays`;
};
