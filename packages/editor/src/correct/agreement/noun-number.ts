import { isSingularNoun, singularOf } from '../lexicon/nouns.ts';
import { isCountedNoun, isNounWithPlural, singularOfCounted } from '../lexicon/word-class.ts';
import { isFunctionWord } from './function-words.ts';

/** Whether something is one thing or many. */
export type GrammaticalNumber = 'one' | 'many';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Singulars that take either number, and words that stand for several. */
const COLLECTIVE = setOf(
  'team staff group company department crew family committee majority minority pair couple rest police public data media audience board government management press half remainder handful variety range dozen set lot lots series bunch following latter former plenty kind sort type first second third last next same other others above below new old only main left right past present current previous final average maximum minimum most percent per way lead many few one two rich poor young user-facing means species headquarters works news thanks local remote public private single double original general initial automatic manual daily weekly monthly nightly key standard normal basic human plain hardcoded sales analytics goods odds savings earnings',
);

/** Short forms that are written in small letters, too. */
const SHORT_FORMS = setOf('db ui vm pr cpu gpu dns cdn vpn ide sdk jwt pdf csv');

/** What ends so has no other meaning than one thing, be it counted or not: "humidity", "darkness". */
const QUALITY = /(?:[a-z]{3}ity|[a-z]{3}ness|[a-z]{3}ism)$/;

/** So much of something, taken as one thing: "two hours is plenty". */
const AMOUNT = setOf(
  'seconds minutes hours days weeks months years percent dollars euros bytes kilobytes megabytes gigabytes characters steps clicks attempts retries points lines times units miles meters metres degrees cents pounds',
);

/** What is not counted, and takes the verb of one. */
const MASS = setOf(
  'access logic code traffic memory documentation information software hardware latency throughput bandwidth functionality performance usage security speed precision accuracy storage metadata progress authentication authorization encryption configuration feedback knowledge advice equipment money music love nature society freedom',
);

export const isAmount = (word: string): boolean => AMOUNT.has(word);

export const isMass = (word: string): boolean => MASS.has(word);

/** Shares of a whole, which take its number: "two thirds of the traffic", "half of the users". */
const FRACTION =
  /^(?:half|halves|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|percent)$/;

export const isFraction = (word: string): boolean => FRACTION.test(word);

const PEOPLE = setOf('people children men women');

/** What a noun in this form is; null for what is no noun for sure. */
export function numberOf(word: string): GrammaticalNumber | null {
  if (isFunctionWord(word.toLowerCase())) return null;
  if (/^[A-Z]{2,6}s?$/.test(word)) return /[A-RT-Z]s$/.test(word) ? 'many' : /S$/.test(word) ? null : 'one';
  if (SHORT_FORMS.has(word)) return 'one';
  if (!/^[a-z]{3,20}$/.test(word) || COLLECTIVE.has(word) || AMOUNT.has(word)) return null;
  if (PEOPLE.has(word)) return 'many';
  if (word === 'person' || /^(?:stat|bon|vir|camp|corp|consens|radi|cens)us$/.test(word)) return 'one';
  if (/[^sui]s$/.test(word) || /(?:sses|ies)$/.test(word)) {
    const isPlural =
      singularOf(word) !== undefined ||
      singularOfCounted(word) !== undefined ||
      isNounWithPlural(word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!y)s$/, ''));
    return isPlural && (!/ics$/.test(word) || singularOf(word) !== undefined) ? 'many' : null;
  }
  return isMass(word) ||
    QUALITY.test(word) ||
    isSingularNoun(word) ||
    isCountedNoun(word) ||
    isNounWithPlural(word)
    ? 'one'
    : null;
}
