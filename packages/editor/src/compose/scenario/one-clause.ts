import { isBaseVerb, isNounToo } from '../../understand/clause/verbs.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Parts } from './parts.ts';

/**
 * Whether a demand is one clause that can be bent as a whole: it has all of its sentence, and neither an aside, nor a second verb, nor
 * a thing that was taken for what is to be provided.
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

const parted = /,(?!\d)|:(?!\d)|[;()“”"–]/u;
/** What stands for a thing that was only named, or points at another sentence. */
const named = /^(?:provide|enforce|have \p{L}+ing$|be limited to|hold|be as follows|follow)(?!\p{L})/iu;
const pronoun = /^(?:it|they|this|that|these|those|there|he|she|both|all|nobody|nothing|no|only)(?!\p{L})/iu;

/** "Set and lifts", "set and lift": a verb behind "and" may belong to somebody else. */
function hasSecondVerb(action: string): boolean {
  const [, word = ''] = / (?:and|or|but|then) (?:also |then |only |not )?(\p{Ll}{2,})/u.exec(action) ?? [];
  return word !== '' && (isBaseVerb(word) || isBaseVerb(word.replace(/s$/u, ''))) && !isNounToo(word);
}
