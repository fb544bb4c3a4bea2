import { pastOf, possibleBases } from '../../correct/lexicon/inflection.ts';
import { baseOfPast } from '../../correct/lexicon/verbs.ts';
import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';

/** "Walked" → walk: the verb whose participle a word is, whether we have it among our own or only its spelling says so; else null. */
export function baseOfDone(word: string): string | null {
  const stem = word.replace(/ed$/u, '');
  const regular = possibleBases(stem).find(
    (base) => stem !== word && isVerbBase(base) && pastOf(base) === word,
  );
  return baseOfParticiple(word) ?? baseOfPast(word) ?? regular ?? null;
}
