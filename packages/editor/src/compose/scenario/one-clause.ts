import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { isBaseVerb, isNounToo } from '../../understand/clause/verbs.ts';
import type { Statement } from '../../understand/statement.ts';
import { isPlural } from '../voice/english.ts';
import type { Parts } from './parts.ts';

/**
 * Whether a demand is one clause of which a part can be taken out: it has all of its sentence, and neither an aside, nor a second
 * verb, nor a thing that was taken for what is to be provided.
 */
export function isOneClause({ text }: Pick<Statement, 'text'>, { subject, whole }: Parts): boolean {
  return !(
    parted.test(whole) ||
    parted.test(subject) ||
    /,(?!\d)|:(?!\d)|[;()–]|\s-\s/u.test(text.replace(/[.!]+$/u, '')) ||
    named.test(whole) ||
    pronoun.test(subject) ||
    hasSecondVerb(whole)
  );
}

/**
 * Whether a demand can be bent as a whole, with its lists and asides: where its subject is one of several, which bends no verb but
 * "be", or where no second verb stands in it.
 */
export function bendsAsWhole({ subject, whole }: Parts): boolean {
  if (named.test(whole) || /[“”"]/u.test(subject) || pointing.test(subject)) return false;
  if (isPlural(subject)) return !/^be(?!\p{L}).*(?:,| and| but| or) be /su.test(whole);
  return (
    !hasSecondVerb(whole) &&
    !/, (?!and |or |but |then )\p{Ll}+ (?:the|an?|it|them|its|their|all) /u.test(whole)
  );
}

const parted = /,(?!\d)|:(?!\d)|[;()“”"–]/u;
/** What stands for a thing that was only named, or points at another sentence. */
const named = /^(?:provide|enforce|have \p{L}+ing$|be limited to|hold|be as follows|follow)(?!\p{L})/iu;
const pronoun = /^(?:it|they|this|that|these|those|there|he|she|both|all|nobody|nothing|no|only)(?!\p{L})/iu;
const pointing = /^(?:this|that|these|those|he|she)(?! \p{L}{3,} of|\p{L})/iu;

/** "Set and lifts", "set and lift": a verb behind "and" may belong to somebody else. */
function hasSecondVerb(action: string): boolean {
  const [, word = ''] = /,? (?:and|or|but|then) (?:also |then |only |not )?(\p{Ll}{2,})/u.exec(action) ?? [];
  return (
    word !== '' &&
    [word, word.replace(/s$/u, '')].some((one) => isBaseVerb(one) || isVerbBase(one)) &&
    !isNounToo(word)
  );
}
