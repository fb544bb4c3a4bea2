import { gerundOf } from '../correct/lexicon/inflection.ts';
import { participleOf } from '../correct/lexicon/participles.ts';
import { baseOf, baseOfPast } from '../correct/lexicon/verbs.ts';
import { isNounWithPlural, isVerbBase } from '../correct/lexicon/word-class.ts';
import { englishWords } from '../correct/spelling/english-words.ts';
import { baseOfThirdPerson, isBaseVerb } from '../understand/clause/verbs.ts';
import { finiteForms, neverNamed, prepositions, several } from './closed-classes.ts';
import { wordsIn } from './words.ts';

/** Whether no word of an English text can be the verb of a clause, in its present or its past: "back online", "3 of them". */
export function lacksVerb(text: string): boolean {
  return !wordsIn(text).all.some((word, at) => at > 0 && canBeFinite(word));
}

function canBeFinite(word: string): boolean {
  if (finiteForms.has(word)) return true;
  if (neverNamed.has(word) || prepositions.has(word) || several.has(word)) return false;
  if (isBaseVerb(word) || baseOfThirdPerson(word) !== null) return true;
  if (baseOf(word) !== undefined || baseOfPast(word) !== undefined || /^\p{Ll}{2,}ed$/u.test(word))
    return true;
  const stem = /^(\p{Ll}{2,}(?<!s))s$/u.exec(word)?.[1];
  // "Dedupes": no plural that is known
  if (stem !== undefined && stem.length > 3 && !isNounWithPlural(stem)) return true;
  return stem !== undefined
    ? isVerb(stem) || isVerb(stem.replace(/e$/u, '')) || isVerb(stem.replace(/ie$/u, 'y'))
    : isVerb(word);
}

function isVerb(base: string): boolean {
  return isVerbBase(base) || participleOf(base) !== undefined || englishWords().isGeneral(gerundOf(base));
}
