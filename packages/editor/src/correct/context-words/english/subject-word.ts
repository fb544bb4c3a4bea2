import {
  isAuxiliary,
  isFunctionWord,
  isMiddleAdverb,
  isPreposition,
} from '../../agreement/function-words.ts';
import { irregularVerb, regularVerb } from '../../lexicon/inflected.ts';
import type { Tokens } from '../tokens.ts';

/** Words before a verb among which its subject is looked for. */
const REACH = 20;

/** Behind these a clause begins. */
const JOINING =
  /^(?:|[^\p{L}\d'’]|and|but|or|if|when|whenever|because|since|while|although|though|once|unless|until|whether|where|why|how|so|then|what)$/u;
const RELATIVE = /^(?:that|which|who)$/;
const PRONOUN =
  /^(?:it|he|she|they|we|you|i|this|these|those|there|everyone|everybody|nobody|everything|nothing)$/;
const DETERMINER =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|no|any|some|all|both|each|every|another|other|one|most|more|many|several|few|two|three|four|five|\d.*)$/;

/**
 * The place of the word that the subject of the verb at a token is likely about: the first noun of its clause, whatever stands between both. A guess, of which
 * training has found how much it tells; below 0 where there is none.
 */
export function subjectWord({ words }: Tokens, at: number): number {
  let end = at;
  while (isMiddleAdverb(words[end - 1] ?? '')) end -= 1;
  return headBetween(words, clauseStart(words, end), end);
}

/** Where the clause of a verb begins, at whose subject a clause of its own may hang: "the users who reported it were". */
function clauseStart(words: readonly string[], end: number): number {
  let at = end;
  while (at > end - REACH && !JOINING.test(words[at - 1] ?? '')) {
    // "the bug that the server has": the relative clause is the one whose verb it is
    if (at < end && RELATIVE.test(words[at - 1] ?? '') && !hasVerb(words, at, end)) return at;
    at -= 1;
  }
  return at;
}

/** Whether a relative clause that begins at a word has its verb before `end`. */
function hasVerb(words: readonly string[], from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) {
    const word = words[at] ?? '';
    if (isAuxiliary(word)) return true;
    if ((at === from || !isBeforeNoun(words[at - 1] ?? '')) && isVerb(word)) return true;
  }
  return false;
}

const isBeforeNoun = (word: string): boolean => DETERMINER.test(word) || isPreposition(word);

const isVerb = (word: string): boolean => regularVerb(word) !== null || irregularVerb(word) !== null;

/** The place of the last word of the first noun phrase in a stretch; below 0 where none opens it. */
function headBetween(words: readonly string[], from: number, end: number): number {
  let at = from;
  while (at < end && (DETERMINER.test(words[at] ?? '') || isMiddleAdverb(words[at] ?? ''))) at += 1;
  if (PRONOUN.test(words[at] ?? '')) return at === end - 1 ? at : headBetween(words, at + 2, end);
  // "some are late", and not "a will"
  let head = at > from && at === end && !/^(?:the|an?)$/.test(words[at - 1] ?? '') ? at - 1 : -1;
  while (at < end && !isFunctionWord(words[at] ?? '') && !isBeforeNoun(words[at] ?? '')) {
    // "a module containing tests", and not "load balancing rules": which noun it is about is not sure
    if (head >= 0 && /..ing$/.test(words[at] ?? '')) return -1;
    head = at;
    at += 1;
  }
  if (head < 0 && words[at] === 'of') return at - 1;
  return head;
}
