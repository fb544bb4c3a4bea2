import { thirdPersonBase } from '../lexicon/inflected.ts';
import { PLACEHOLDER } from '../projection.ts';
import { isTime } from './clause-start.ts';
import { isPreposition } from './function-words.ts';
import { isGoverned } from './noun-complements.ts';
import { type GrammaticalNumber, numberOf } from './noun-number.ts';
import { isVerbOf, type NounPhrase, nounPhraseAt } from './noun-phrase.ts';

/** "An enum that have": what a relative pronoun stands for is right before it, and belongs to no other noun. */
export function antecedentNumber(words: readonly string[], end: number): GrammaticalNumber | null {
  // "a guide, which describes it": one, be it the guide or all that was said
  if (words[end] === 'which' && words[end - 1] === ',') {
    const said = nounBefore(words, end - 1);
    return said?.isDetermined &&
      said.number === 'one' &&
      !isPreposition(words[said.from - 1] ?? '') &&
      !/^(?:and|or|,)$/.test(words[said.from - 1] ?? '')
      ? 'one'
      : null;
  }
  if (ANYONE.test(words[end - 1] ?? '')) return 'one';
  const noun = nounBefore(words, end);
  // "it shows who comes", "80 pumps a month that are due"
  if (noun === null || isTime(words, end - 1)) return null;
  if (words[end] !== 'that' && isVerbOf(words[end - 1] ?? '', words[end - 2] ?? '')) return null;
  // "a way to write the tests that uses it"
  if (noun.number === 'many' && words[noun.from - 2] === 'to') return null;
  // "it builds the pages which is slow": what is said may be of the whole clause
  if (noun.number === 'many' && words[end] === 'which') return null;
  const last = words[noun.from - 1] ?? '';
  if (/^(?:and|or|,|than|as|like|using|nor|about|more)$/.test(last)) return null;
  if (!isPreposition(last)) return noun.number;
  // "modules that are planned for the release that were": of either, where several are named before
  if (noun.number === 'one' && words.slice(0, noun.from - 1).some((word) => numberOf(word) === 'many'))
    return null;
  // "the parts of a tenant that": of either, unless both are one or many, or no noun is before
  const governing = words[noun.from - 2] ?? '';
  return numberOf(governing) === noun.number || (last !== 'of' && isSaidOfSubject(words, noun.from - 2))
    ? noun.number
    : null;
}

/** "Everyone who have". */
const ANYONE = /^(?:every|some|any|no)(?:one|body|thing)$/;

/** "It is made for tenants": behind a form of "be" there is no noun that what follows may belong to. */
function isSaidOfSubject(words: readonly string[], at: number): boolean {
  return numberOf(words[at] ?? '') === null && /^(?:is|are|was|were|be|been)$/.test(words[at - 1] ?? '');
}

/** Where the words begin that stand before a noun without an article. */
function firstModifier(words: readonly string[], noun: number): number {
  let at = noun;
  while (at > 0 && /^\p{L}/u.test(words[at - 1] ?? '') && isGoverned(words[at - 1] ?? '')) at -= 1;
  return at;
}

/** The noun phrase that ends before a word: with its article where it has one. */
function nounBefore(words: readonly string[], end: number): (NounPhrase & { from: number }) | null {
  let found: (NounPhrase & { from: number }) | null = null;
  for (let from = end - 1; from >= Math.max(0, end - 5); from -= 1) {
    const phrase = nounPhraseAt(words, from, end);
    if (phrase === null || phrase.to !== end) continue;
    if (phrase.isDetermined) return { ...phrase, from };
    if (words[end - 1] !== PLACEHOLDER) found = { ...phrase, from: firstModifier(words, from) };
  }
  // "a component that takes samples"
  if (
    found !== null &&
    thirdPersonBase(words[found.from] ?? '') !== undefined &&
    (found.from === 0 || /^(?:that|which|who|it|this)$/.test(words[found.from - 1] ?? ''))
  )
    return null;
  return found;
}
