import { isIrregularParticiple } from '../correct/lexicon/participles.ts';
import { baseOf, baseOfGerund, baseOfPast } from '../correct/lexicon/verbs.ts';
import {
  isCountedNoun,
  isNounWithPlural,
  isVerbBase,
  isVerbOnly,
  regularBase,
} from '../correct/lexicon/word-class.ts';
import { englishWords } from '../correct/spelling/english-words.ts';
import { baseOfParticiple, baseOfThirdPerson, isBaseVerb } from '../understand/clause/verbs.ts';

/** Forms of `possibleForms`: the base form of a verb, and its third person. */
export const BASE_FORM = 1 << 0;
export const THIRD_PERSON = 1 << 2;
/** The same: a noun that has a plural, and the plural of one. */
export const NOUN = (1 << 3) | (1 << 4);
export const PLURAL = 1 << 5;
/** The same: the participle of a verb. */
export const PARTICIPLE = 1 << 6;

const remembered = new Map<string, number>();
const MOST_REMEMBERED = 5_000;

/** What a word in small letters can be by the dictionaries, whatever stands beside it: a bit for each form. */
export function possibleForms(word: string): number {
  let forms = remembered.get(word);
  if (forms === undefined) {
    forms = /^[a-z]{2,24}$/u.test(word) ? formsOf(word) : 0;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, forms);
  }
  return forms;
}

function formsOf(word: string): number {
  const singular = singularsOf(word).find(isNounWithPlural);
  const bits = [
    isBaseVerb(word) || isVerbBase(word),
    isVerbOnly(word),
    baseOfThirdPerson(word) !== null || baseOf(word) !== undefined || singularsOf(word).some(isVerbBase),
    isNounWithPlural(word),
    isCountedNoun(word),
    singular !== undefined,
    baseOfParticiple(word) !== null ||
      isIrregularParticiple(word) ||
      baseOfPast(word) !== undefined ||
      (word.endsWith('ed') && regularBase(word.slice(0, -2)) !== undefined),
    baseOfGerund(word) !== undefined ||
      (word.endsWith('ing') && regularBase(word.slice(0, -3)) !== undefined),
    englishWords().isGeneral(`${word}ly`),
  ];
  return bits.reduce((sum, bit, at) => sum + (bit ? 1 << at : 0), 0);
}

function singularsOf(word: string): string[] {
  const stem = /^(.{2,}(?<![suia]))s$/u.exec(word)?.[1];
  return stem === undefined ? [] : [stem, stem.replace(/e$/u, ''), stem.replace(/ie$/u, 'y')];
}
