import { WISHING } from '../lexicon/clause.ts';
import { isSingularNoun, singularOf } from '../lexicon/nouns.ts';
import { baseOf } from '../lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, regularBase, singularOfCounted } from '../lexicon/word-class.ts';
import { PLACEHOLDER } from '../projection.ts';
import { englishWords } from '../spelling/english-words.ts';

/** Whether a subject is one thing or many. */
export type GrammaticalNumber = 'one' | 'many';

const ONE = /^(?:an?|this|each|every|another)$/;
const MANY =
  /^(?:these|those|many|several|both|multiple|various|all|few|two|three|four|five|six|seven|eight|nine|ten)$/;
/** Stand before one and before many. */
const EITHER = /^(?:the|my|our|your|his|her|its|their|no|some|any|which|whose|other)$/;

/** Behind these a clause begins, with its subject. */
const OPENER =
  /^(?:because|but|when|whenever|if|since|while|although|though|so|where|once|unless|whether|until|why|then|now|here|hopefully|currently|sometimes|also|btw|anyway|plus|means|mean|think|thinks|know|knows|say|says|said|sure|guess|believe|hope|noticed|ensures|ensure)$/;
const WISHES = new RegExp(`^(?:${WISHING})`);
/** Join a noun to the one that decides: "the values of the field". */
const JOINING = /^(?:of|for|in|on|from|with)$/;

/** A clause or a phrase before the main clause: a comma elsewhere may be that of a list. */
const LEADING =
  /^(?:if|when|whenever|because|since|after|before|once|while|although|though|in|on|at|for|with|by|to|from|as|until|unless|during|without|however|also|currently|today|now|then|here|finally|first|second|unfortunately|usually|sometimes|instead)$/;

/** What stands between a subject and its verb. */
const ADVERB =
  /^(?:also|only|always|never|often|still|already|just|now|usually|currently|sometimes|probably|really|even|then|again|actually|automatically|no|longer)$/;

/** Words that are no part of a noun phrase with a determiner before them. */
const NO_MODIFIER =
  /^(?:and|or|nor|of|to|in|on|at|for|with|from|by|about|than|as|like|that|which|who|whom|what|is|are|was|were|be|been|being|am|has|have|had|does|do|did|can|could|will|would|should|must|may|might|not|we|you|they|he|she|it|i|when|if|but|so|because|where|how|why|until|unless|whether|while|once|since|after|before|between|into|over|under|via|per|there|here|let|lets|make|makes|made|see|sees|one|ones|most|more|\d.*)$/;

/** Singulars that take either number, and words that stand for several. */
const COLLECTIVE =
  /^(?:team|staff|group|company|department|crew|family|committee|majority|minority|number|pair|couple|rest|police|public|data|media|audience|board|government|management|press|half|remainder|handful|variety|range|dozen|set|lot|lots|series|bunch|following|latter|former|plenty|kind|sort|type|first|second|third|last|next|same|other|others|above|below|new|old|only|main|left|right|past|present|current|previous|final|total|average|maximum|minimum|most|percent|per|way|lead|many|few|one|two|rich|poor|young|user-facing|means|species|headquarters|works|news|thanks|sales|analytics|goods|odds|savings|earnings)$/;

/** So much of something, taken as one thing: "two hours is plenty". */
const AMOUNT =
  /^(?:seconds|minutes|hours|days|weeks|months|years|percent|dollars|euros|bytes|kilobytes|megabytes|gigabytes|characters|steps|clicks|attempts|retries|points|lines|times|units|miles|meters|metres|degrees|cents|pounds)$/;

/** "The number active tenants": a head that has lost its "of". */
const COLLECTIVE_HEAD = /^(?:number|amount|lot|list|set|kind|sort|type)$/;

const PART = /^(?:some|many|most|all|several|both|few)$/;

const MOST_MODIFIERS = 3;

/**
 * The number of the subject that ends right before a verb; null wherever that is not sure.
 *
 * @param before the words and marks of its sentence before the verb, in small letters; names keep a capital
 */
export function subjectNumber(before: readonly string[]): GrammaticalNumber | null {
  let end = before.length;
  while (end > 0 && ADVERB.test(before[end - 1] ?? '')) end -= 1;
  if (/^(?:that|which|who)$/.test(before[end - 1] ?? '')) return antecedentNumber(before, end - 1);
  const pronoun = before[end - 1]?.toLowerCase() ?? '';
  if (PRONOUN.test(pronoun)) return pronounNumber(before, end - 1, pronoun);
  const phrase = nounPhrase(before, end) ?? barePlural(before, end) ?? name(before, end);
  if (phrase === null) return null;
  if (opens(before, phrase.from)) return phrase.number;
  // "the values of the field": the head decides, and only where many of them cannot be an amount
  if (!JOINING.test(before[phrase.from - 1] ?? '')) return null;
  // "some of the beds": as many as there are
  if (before[phrase.from - 1] === 'of' && PART.test(before[phrase.from - 2] ?? ''))
    return phrase.number === 'many' && opens(before, phrase.from - 2) ? 'many' : null;
  const head = nounPhrase(before, phrase.from - 1);
  if (head === null || !head.isDetermined || !opens(before, head.from)) return null;
  return head.number === phrase.number ? head.number : null;
}

const PRONOUN = /^(?:it|he|she|this|they|we|you|i)$/;

/** "It": where a clause begins, also one without "that" behind its noun: "the time it takes". Only some pronouns show that they are subjects. */
function pronounNumber(words: readonly string[], at: number, pronoun: string): GrammaticalNumber | null {
  if (/^(?:they|we)$/.test(pronoun)) return 'many';
  const isBehindNoun = /^(?:it|he|she)$/.test(pronoun) && isDetermined(words, at - 1);
  if (!isBehindNoun && !opens(words, at)) return null;
  return /^(?:you|i)$/.test(pronoun) ? 'many' : 'one';
}

function isDetermined(words: readonly string[], at: number): boolean {
  return EITHER.test(words[at - 1] ?? '') && !NO_MODIFIER.test(words[at] ?? '');
}

/** "When plugins doesn't": a plural alone, which at the beginning of a sentence could be a name. */
function barePlural(words: readonly string[], end: number): NounPhrase | null {
  const from = end - 1;
  const noun = words[from] ?? '';
  if (numberOf(noun) !== 'many' || /^[A-Z]/.test(noun)) return null;
  // "a component that takes samples"
  if (/^(?:that|which|who)$/.test(words[from - 1] ?? '') && isThirdPerson(noun)) return null;
  if (ALSO_NAME.test(noun)) return null;
  return from > 0 || singularOf(noun) !== undefined ? { from, number: 'many', isDetermined: false } : null;
}

const ALSO_NAME =
  /^(?:windows|teams|jobs|pages|numbers|notes|photos|maps|files|forms|releases|issues|actions|events|keys|rails|sails)$/;

/** "Redis have": a word with a capital that no dictionary has. */
function name(words: readonly string[], end: number): NounPhrase | null {
  const word = words[end - 1] ?? '';
  const isName = /^\p{Lu}\p{Ll}{2,}$/u.test(word) && word !== PLACEHOLDER && !word.endsWith('s');
  return isName && !englishWords().isGeneral(word.toLowerCase())
    ? { from: end - 1, number: 'one', isDetermined: false }
    : null;
}

/** "An enum that have": what a relative pronoun stands for is right before it, and belongs to no other noun. */
function antecedentNumber(words: readonly string[], end: number): GrammaticalNumber | null {
  const phrase = nounPhrase(words, end);
  if (phrase === null || NOT_ALONE.test(words[phrase.from - 1] ?? '')) return null;
  // "a way to write the tests that uses it"
  if (phrase.number === 'many' && words[phrase.from - 2] === 'to') return null;
  // "it builds the pages which is slow": what is said may be of the whole clause
  return phrase.number === 'many' && words[end] === 'which' ? null : phrase.number;
}

/** Before a noun phrase that belongs to another noun, or to several. */
const NOT_ALONE =
  /^(?:of|for|in|on|at|from|with|by|to|about|between|and|or|nor|than|as|like|per|via|outside|inside|within|without|under|over|into|onto|after|before|during|against|through|across|behind|beyond|near|along|around|above|below|beside|toward|towards|off|since|until|despite|except|using|,)$/;

/** Whether a clause begins at a word. */
function opens(words: readonly string[], at: number): boolean {
  const last = words[at - 1];
  if (last === undefined || /^[:;–—(]$/.test(last) || OPENER.test(last)) return true;
  // "… and each member": of each one what follows is said
  if (last === 'and' && /^(?:each|every)$/.test(words[at] ?? '')) return at > 2;
  if (last === 'that')
    return !WISHES.test(words[at - 2] ?? '') && !/^(?:the|a|of|and|or|so|,)$/.test(words[at - 2] ?? '');
  return last === ',' && LEADING.test(words[0]?.toLowerCase() ?? '');
}

interface NounPhrase {
  readonly from: number;
  readonly number: GrammaticalNumber;
  readonly isDetermined: boolean;
}

/** The noun phrase that ends before a word: a determiner, up to three words and a noun that shows its number. */
function nounPhrase(words: readonly string[], end: number): NounPhrase | null {
  // "the label `le`": a noun with its name
  const named = words[end - 2] ?? '';
  if (words[end - 1] === PLACEHOLDER && (isSingularNoun(named) || isCountedNoun(named)))
    return nounPhrase(words, end - 1);
  const noun = words[end - 1] ?? '';
  const shown = numberOf(noun);
  if (shown === null) return null;
  for (let at = end - 2; at >= Math.max(0, end - 2 - MOST_MODIFIERS); at -= 1) {
    const word = words[at]?.toLowerCase() ?? '';
    if (COLLECTIVE_HEAD.test(word)) return null;
    const number = ONE.test(word) ? 'one' : MANY.test(word) ? 'many' : EITHER.test(word) ? shown : null;
    if (number !== null) {
      // "the first argument it takes": behind another word it may be a verb
      // "some driver" may lack its plural
      if (
        number !== shown ||
        (shown === 'one' && /^(?:some|other)$/.test(word)) ||
        (at < end - 2 && shown === 'many' && isThirdPerson(noun))
      )
        return null;
      // "all the users", "both these values", "the two services"
      const isPreceded =
        shown === 'many' && /^(?:all|both|the|these|those|our|my|your)$/i.test(words[at - 1] ?? '');
      const from = isPreceded ? at - 1 : at;
      return { from, number, isDetermined: true };
    }
    if (
      words[at] !== PLACEHOLDER &&
      (!/^\p{Ll}[\p{L}-]{0,19}$/u.test(words[at] ?? '') || NO_MODIFIER.test(word))
    )
      return null;
  }
  return null;
}

/** What a noun in this form is; null for what is no noun for sure. */
export function numberOf(word: string): GrammaticalNumber | null {
  if (NO_MODIFIER.test(word.toLowerCase())) return null;
  if (/^[A-Z]{2,6}s?$/.test(word)) return /[A-RT-Z]s$/.test(word) ? 'many' : /S$/.test(word) ? null : 'one';
  if (!/^[a-z]{3,20}$/.test(word) || COLLECTIVE.test(word) || AMOUNT.test(word)) return null;
  if (/[^sui]s$/.test(word) || /(?:sses|ies)$/.test(word)) {
    const isPlural =
      singularOf(word) !== undefined ||
      singularOfCounted(word) !== undefined ||
      isNounWithPlural(word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!y)s$/, ''));
    return isPlural && !/ics$/.test(word) ? 'many' : null;
  }
  return isSingularNoun(word) || isCountedNoun(word) || isNounWithPlural(word) ? 'one' : null;
}

function isThirdPerson(word: string): boolean {
  return baseOf(word) !== undefined || regularBase(word.replace(/e?s$/, '')) !== undefined;
}
