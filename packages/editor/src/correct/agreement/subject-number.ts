import { antecedentNumber } from './antecedent-number.ts';
import { followsNoun, opensClause } from './clause-start.ts';
import { isFunctionWord, isMiddleAdverb } from './function-words.ts';
import { behindComplements, behindObject } from './noun-complements.ts';
import { type GrammaticalNumber, isFraction, numberOf } from './noun-number.ts';
import { type NounPhrase, nounPhraseAt } from './noun-phrase.ts';

/** How far before its verb a subject begins, at most, in words. */
const REACH = 16;

/**
 * The number of the subject that ends right before a verb; null wherever that is not sure.
 *
 * @param before the words and marks of its sentence before the verb, in small letters; names keep a capital
 */
export function subjectNumber(before: readonly string[]): GrammaticalNumber | null {
  let end = before.length;
  while (end > 0 && isMiddleAdverb(before[end - 1] ?? '')) end -= 1;
  // "the in-flight redesign": no noun, and what follows is none the less one
  if (/^(?:in|on|off|pre|post|non|cross|multi|real|long|short|high|low)-/.test(before[end - 1] ?? ''))
    return null;
  if (end === 1 && before[0] === 'that') return 'one';
  if (isRelative(before[end - 1] ?? '')) return antecedentNumber(before, end - 1);
  const pronoun = before[end - 1]?.toLowerCase() ?? '';
  if (PRONOUN.test(pronoun)) return pronounNumber(before, end - 1, pronoun);
  for (let from = end - 1; from >= Math.max(0, end - REACH); from -= 1)
    if (opensClause(before, from)) {
      // "does that code": a pointer, and no clause
      if (before[from - 1] === 'that' && before.some((word) => /^(?:do|does|did)$/.test(word))) return null;
      if (!followsNoun(before, from)) return wholeSubject(before, from, end);
      // "the port the server is on"
      const inner = nounPhraseAt(before, from, end);
      return inner?.to === end ? inner.number : null;
    }
  return null;
}

export const isRelative = (word: string): boolean => /^(?:that|which|who)$/.test(word);

const PRONOUN = /^(?:it|he|she|this|these|those|they|we|you|i)$/;

/** "It": where a clause begins, also one without "that" behind its noun: "the time it takes". Only some pronouns show that they are subjects. */
function pronounNumber(words: readonly string[], at: number, pronoun: string): GrammaticalNumber | null {
  if (/^(?:they|we)$/.test(pronoun)) return 'many';
  const isBehindNoun = /^(?:it|he|she|you)$/.test(pronoun) && isDetermined(words, at - 1);
  const isBehindJoint =
    /^(?:you|he|she|i)$/.test(pronoun) && /^(?:before|after|as|than)$/.test(words[at - 1] ?? '');
  if (!isBehindNoun && !isBehindJoint && !opensClause(words, at)) return null;
  return /^(?:you|i|these|those)$/.test(pronoun) ? 'many' : 'one';
}

function isDetermined(words: readonly string[], at: number): boolean {
  return (
    !isFunctionWord(words[at] ?? '') &&
    (/^(?:the|my|our|your|his|her|its|their|no|some|any|whose|other|an?)$/.test(words[at - 1] ?? '') ||
      (/^(?:the|an?|our|any|every|each)$/.test(words[at - 2] ?? '') && numberOf(words[at] ?? '') !== null))
  );
}

/** Stand for one, whoever it is. */
const ANYONE = /^(?:every|some|any|no)(?:one|body|thing)$/;

/** The number of the subject that fills `[from, end)`: a noun with what belongs to it, or two of them. */
function wholeSubject(words: readonly string[], from: number, end: number): GrammaticalNumber | null {
  const start = from + (/^(?:even|only|just)$/.test(words[from] ?? '') ? 1 : 0);
  const first = headAt(words, start, end);
  // "only `a` and `b`"
  if (start > from && first?.isDetermined === false && first.number === 'one') return null;
  if (first === null) return null;
  const behind = behindComplements(words, first, end);
  if (behind === end) return first.number;
  // "the difference between the admin and the user"
  if (behind !== first.to || isGerund(words, start)) return null;
  if (words[behind] === 'or') {
    const other = nounPhraseAt(words, behind + 1, end);
    return other?.to === end && other.isDetermined && first.isDetermined && other.number === first.number
      ? other.number
      : null;
  }
  // "the admin and the user"
  if (words[behind] !== 'and' || /^(?:each|every|no|any)$/.test(words[start] ?? '')) return null;
  const second = nounPhraseAt(words, behind + 1, end);
  if (second === null || behindComplements(words, second, end) !== end) return null;
  const isPair =
    first.isDetermined === second.isDetermined &&
    isSureOne(first, words, start) &&
    isSureOne(second, words, behind + 1);
  return isPair || second.number === 'many' ? 'many' : null;
}

/** One in form, and of what follows it as many as there are: "a selection of posts are". */
const NOTIONAL: ReadonlySet<string> = new Set(
  'generation selection mix mixture combination collection portion part fraction list array group bulk share section subset chunk total number'.split(
    ' ',
  ),
);

/** What two nouns have to be so that they are no single thing: "the extension and server". */
function isSureOne({ isDetermined, number }: NounPhrase, words: readonly string[], from: number): boolean {
  return isDetermined
    ? !/^(?:each|every|no|any)$/.test(words[from] ?? '')
    : number === 'many' || /^\p{Lu}/u.test(words[from] ?? '');
}

/** "Changing a flag". */
function isGerund(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase() ?? '';
  return (
    /..ing$/.test(word) &&
    !NO_GERUND.has(word) &&
    /^(?:the|an?|our|your|its|their)$/.test(words[at + 1] ?? '')
  );
}

const NO_GERUND: ReadonlySet<string> = new Set(
  'following including remaining starting something everything nothing anything during letting making having seeing helping watching'.split(
    ' ',
  ),
);

const PART = /^(?:some|many|most|all|several|both|few)$/;

/** The noun that a subject is about, which begins at `from`. */
function headAt(words: readonly string[], from: number, end: number): NounPhrase | null {
  const word = words[from]?.toLowerCase() ?? '';
  if (isGerund(words, from)) {
    const object = behindObject(words, from + 1, end);
    return object < 0 ? null : { to: object, number: 'one', isDetermined: true };
  }
  if (ANYONE.test(word)) return { to: from + 1, number: 'one', isDetermined: true };
  // "the number of retries": what is listed or counted are many, the list and the number are one
  if (
    /^(?:the|this|our|your)$/.test(word) &&
    words[from + 2] === 'of' &&
    /^(?:number|amount|list)$/.test(words[from + 1] ?? '')
  )
    return { to: from + 2, number: 'one', isDetermined: true };
  // "the handling of errors": what is done with them is one thing
  if (
    /^(?:the|our|your)$/.test(word) &&
    words[from + 2] === 'of' &&
    /^[a-z]{3,}ing$/.test(words[from + 1] ?? '')
  )
    return NO_GERUND.has(words[from + 1] ?? '') ? null : { to: from + 2, number: 'one', isDetermined: true };
  // "a lot of our queries": as many as there are of them
  const behindLot = /^(?:lots|plenty)$/.test(word)
    ? from + 1
    : word === 'a' && words[from + 1] === 'lot'
      ? from + 2
      : -1;
  if (words[behindLot] === 'of') {
    const whole = nounPhraseAt(words, behindLot + 1, end);
    return whole?.number === 'many' ? whole : null;
  }
  if (words[from + 1] !== 'of') {
    const fraction = words.findIndex((name, at) => at > from && at <= from + 2 && isFraction(name));
    if (words[fraction + 1] === 'of' && fraction > 0) return nounPhraseAt(words, fraction + 2, end);
    const noun = nounPhraseAt(words, from, end);
    const isNotional = noun !== null && words[noun.to] === 'of' && NOTIONAL.has(words[noun.to - 1] ?? '');
    return isNotional ? null : noun;
  }
  // "some of the beds": as many as there are
  if (PART.test(word)) {
    const whole = nounPhraseAt(words, from + 2, end);
    return whole?.number === 'many' ? whole : null;
  }
  if (isFraction(word)) return nounPhraseAt(words, from + 2, end);
  // "one of the servers", "each of them"
  return /^(?:one|each)$/.test(word)
    ? { to: from + 1, number: 'one', isDetermined: true }
    : nounPhraseAt(words, from, end);
}
