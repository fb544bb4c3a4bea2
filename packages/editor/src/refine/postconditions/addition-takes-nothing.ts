import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { plainClause } from '../message/plain-clause.ts';
import { saysNothing } from '../place/gap.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const adding =
  /^(?:also |and )?(?:add|include|mention|append|insert|list) (?!.{0,200}(?<!\p{L})(?:instead|replac\p{L}*|rather)(?!\p{L}))/iu;
/** So much of a line has to be found in those written, for it to have been extended and not lost. */
const EXTENDED = 0.6;

/** What adds something takes nothing away: a line that goes is written anew with more in it, introduced others, said that there is nothing, or asked for it. */
export const additionTakesNothing: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  if (before.language !== 'en' || !adding.test(plainClause(clause))) return null;
  const written = new Set(fresh.flatMap((line) => contentWords(line)));
  const lost = gone.find(
    (line) =>
      contentWords(line).length > 0 &&
      !/[:：]\**$/u.test(line.trim()) &&
      !saysNothing(before.language, line.replace(/^\s*[-*] (?:\*\*[^*]{1,40}:\*\* )?/u, '').trim()) &&
      !keysIn(line).some(({ family }) => family === 'Q') &&
      !/not stated/u.test(line) &&
      shareOf(contentWords(line), written) < EXTENDED,
  );
  return lost === undefined ? null : `taken out ${quoted(lost)}`;
};
