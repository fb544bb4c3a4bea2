import { thirdPersonBase } from '../lexicon/inflected.ts';
import { isSingularNoun, singularOf } from '../lexicon/nouns.ts';
import { isIrregularParticiple } from '../lexicon/participles.ts';
import { isCountedNoun } from '../lexicon/word-class.ts';
import { PLACEHOLDER } from '../projection.ts';
import { englishWords } from '../spelling/english-words.ts';
import { isFunctionWord, isPreposition } from './function-words.ts';
import { type GrammaticalNumber, isAmount, isMass, numberOf } from './noun-number.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ONE = setOf('a an this each another every');
const MANY = setOf(
  'these those many several both multiple various all few two three four five six seven eight nine ten',
);
/** Stand before one and before many. */
const EITHER = setOf('the my our your his her its their no some any whose other');

/** A phrase that names something, and how many of it. */
export interface NounPhrase {
  /** The word behind it. */
  readonly to: number;
  readonly number: GrammaticalNumber;
  /** Whether an article or the like opens it. */
  readonly isDetermined: boolean;
}

/** Words from an article to its noun, at most. */
const LONGEST = 6;

/** Plurals that are names of products as well, or folders. */
const ALSO_NAME = setOf(
  'windows teams jobs pages numbers notes photos maps files forms releases issues actions events keys rails sails types docs tests settings hooks',
);

/** How plurals of persons and machines end; others may be names where a sentence begins. */
const PERSONS = /(?:people|ists|[dlnst]ers|[st]ors|eers|gers|ants)$/;

/** The noun phrase that begins at a word, where its number is sure; it ends before `end`, a preposition, "and" or what is said of its noun. */
export function nounPhraseAt(words: readonly string[], from: number, end: number): NounPhrase | null {
  const [number, first] = determiner(words, from);
  const to = phraseEnd(words, first, end);
  if (to === first || to - first > LONGEST) return null;
  return first === from ? bare(words, from, to) : determined(words, first, to, number ?? null);
}

/** What a determiner says of the number (null where it says nothing), and the word behind it. */
function determiner(words: readonly string[], from: number): [GrammaticalNumber | null, number] {
  const word = words[from]?.toLowerCase() ?? '';
  if (word === 'most') return ['many', from + 1];
  const next = words[from + 1] ?? '';
  if (MANY.has(word) || /^(?:the|our|my|your)$/.test(word)) {
    // "all the users", "both these values", "the two services"
    if (/^(?:all|both)$/.test(word) && /^(?:the|these|those|our|my|your|its|their)$/.test(next))
      return ['many', from + 2];
    if (MANY.has(next) && !/^(?:all|both)$/.test(next)) return ['many', from + 2];
    if (/^(?:[2-9]|\d{2,})$/.test(next)) return ['many', from + 2];
    // "the other two services"
    if (next === 'other' && MANY.has(words[from + 2] ?? '')) return ['many', from + 3];
    return [MANY.has(word) ? 'many' : null, from + 1];
  }
  if (ONE.has(word)) return ['one', from + 1];
  if (EITHER.has(word)) return [null, from + 1];
  return /^(?:[2-9]|\d{2,})$/.test(word) ? ['many', from + 1] : [null, from];
}

/** Where a phrase ends that begins at a word behind its determiner. */
function phraseEnd(words: readonly string[], first: number, end: number): number {
  let at = first;
  while (at < end && isInside(words, at, first)) at += 1;
  return at;
}

function isInside(words: readonly string[], at: number, first: number): boolean {
  const word = words[at] ?? '';
  // "the following points"
  if (at === first && word === 'following' && /^(?:the|these|those)$/i.test(words[at - 1] ?? '')) return true;
  if (!/^\p{L}/u.test(word) || isFunctionWord(word.toLowerCase()) || isPreposition(word)) return false;
  if (at > first && (ONE.has(word) || MANY.has(word) || EITHER.has(word))) return false;
  return !(at > first && isParticipleBehindNoun(words, at));
}

/** "the rows sent by it", "names beginning with it": what is said of a noun. */
function isParticipleBehindNoun(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const noun = numberOf(words[at - 1] ?? '');
  if (noun === null) return false;
  return (
    (noun === 'many' && /.ing$/.test(word)) ||
    (/.ed$/.test(word) && isPreposition(words[at + 1] ?? '')) ||
    isIrregularParticiple(word)
  );
}

function determined(
  words: readonly string[],
  first: number,
  to: number,
  number: GrammaticalNumber | null,
): NounPhrase | null {
  // "the label `le`": a noun with its name
  const isNamed = words[to - 1] === PLACEHOLDER && to - 1 > first && isOneThing(words[to - 2] ?? '');
  const head = isNamed ? to - 2 : to - 1;
  const each = /^(?:each|every)$/i.test(words[first - 1] ?? '');
  const noun = words[head] ?? '';
  const isNamedSeveral =
    isAmount(noun) &&
    !words.slice(Math.max(0, first - 1), head).some((word) => MANY.has(word) || /\d/.test(word));
  const shown = isNamedSeveral ? 'many' : (numberOf(noun) ?? (each && BODY.test(noun) ? 'one' : null));
  if (shown === null || (number !== null && number !== shown)) return null;
  if (shown === 'many' && head > first && isVerbOf(noun, words[head - 1] ?? '')) return null;
  const before = words[first - 1]?.toLowerCase() ?? '';
  // "some driver" may lack its plural
  if (shown === 'one' && /^(?:some|other|no|any)$/.test(before) && before !== 'no' && before !== 'any')
    return null;
  for (let at = first; at < head; at += 1) {
    const word = words[at] ?? '';
    // "the number active tenants" has lost its "of", "the changes users request" its "that"
    if (/^(?:number|amount|lot|list|set|kind|sort|type)$/.test(word)) return null;
    if (numberOf(word) === 'many') return null;
  }
  return { to, number: shown, isDetermined: true };
}

/** Takes either number, but behind "each". */
const BODY = /^(?:team|group|company|department|crew|family|committee|pair|board|set)$/;

/** "the first argument it takes", "the value `get` returns": what looks like a plural is the verb of the word before. */
export function isVerbOf(plural: string, before: string): boolean {
  if (
    /^(?:open|closed|empty|full|clean|free|live|following|remaining|existing|missing|pending|outstanding|upcoming|underlying|resulting|corresponding)$/.test(
      before,
    )
  )
    return false;
  const isSubject =
    before === PLACEHOLDER ||
    /^\p{Lu}|.ing$|^(?:way|case|thing|team|group|company|department|crew|board|committee)$/u.test(before) ||
    numberOf(before) !== null;
  return isSubject && thirdPersonBase(plural) !== undefined;
}

const isOneThing = (word: string): boolean => isSingularNoun(word) || isCountedNoun(word);

/** A phrase without article: a plural, what is not counted, or a name. */
function bare(words: readonly string[], from: number, to: number): NounPhrase | null {
  const last = words[to - 1] ?? '';
  // "manually wrapping nodes"
  for (let at = from; at < to; at += 1) if (/.(?:ing|ly)$/.test(words[at] ?? '')) return null;
  // "that separates them from others"
  if (to - from > 1 && /[^s]s$/.test(words[from] ?? '')) return null;
  if (areNames(words, from, to)) return { to, number: 'one', isDetermined: false };
  if (isMass(last)) return { to, number: 'one', isDetermined: false };
  if (numberOf(last) !== 'many' || /^[A-Z]/.test(last) || ALSO_NAME.has(last)) return null;
  // "but raises concerns"
  if (
    to - from === 1 &&
    /^(?:but|also|then|so)$/.test(words[from - 1] ?? '') &&
    thirdPersonBase(last) !== undefined
  )
    return null;
  if (to - from > 1 && isVerbOf(last, words[to - 2] ?? '')) return null;
  if (to - from === 1 && from === 0 && singularOf(last) === undefined && !PERSONS.test(last)) return null;
  return { to, number: 'many', isDetermined: false };
}

/** "Redis have", "Google Cloud Run have". */
function areNames(words: readonly string[], from: number, to: number): boolean {
  const opens = from === 0 || /^[^\p{L}\d,]$/u.test(words[from - 1] ?? '');
  for (let at = from; at < to; at += 1) if (!isName(words[at] ?? '', opens && at === from)) return false;
  return !/s$/i.test(words[to - 1] ?? '');
}

/** A word with a capital within a sentence, or one that no dictionary has. Code in its place may be of any number. */
function isName(word: string, opens: boolean): boolean {
  const isRaised = word !== PLACEHOLDER && /^\p{Lu}\p{L}{2,}$/u.test(word);
  return isRaised && !(opens && englishWords().isGeneral(word.toLowerCase()));
}
