import { isMiddleAdverb } from '../../agreement/function-words.ts';
import { numberOf } from '../../agreement/noun-number.ts';
import { WISHING } from '../../lexicon/clause.ts';
import { PLACEHOLDER } from '../../projection.ts';
import { type ConfusionSet, type Slot, wordSet } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';
import { calledForByTree } from './called-for-by-tree.ts';
import { subjectWord } from './subject-word.ts';

/** The form for one, and the form for many. */
const FORMS = "is are|was were|has have|does do|doesn't don't|isn't aren't|wasn't weren't|hasn't haven't"
  .split('|')
  .map((members) => members.split(' '));

const ONE = 0;

const JUDGED = { one: ONE, leastLead: -0.5, reserve: 2 };

/** Auxiliaries that agree with their subject: learned with the word that it is likely about, whatever stands between both. */
export const AUXILIARY_AGREEMENT: readonly ConfusionSet[] = FORMS.map((members) => {
  const set = wordSet(members.join('-'), members, 1, 'The verb agrees with its subject.');
  return {
    ...set,
    slotAt: (tokens, at) => {
      const slot = set.slotAt(tokens, at);
      if (slot === null) return null;
      const subject = subjectWord(tokens, at);
      const [head, last] = [subject < 0 ? 0 : sortOf(tokens, subject), sortOf(tokens, at - 1)];
      return {
        ...slot,
        seenFrom: subject < 0 ? at : subject + 1,
        key: tokens.words[at - 1] ?? '',
        keyClass: SORTS * (SORTS * head + last) + Math.min(SORTS - 1, at - 1 - subject),
      };
    },
    calledFor: (tokens, slot, lead) =>
      mayBeMeant(tokens, slot) ? null : calledForByTree(tokens, slot, lead, JUDGED),
    isToldByWords: hasPlainSubject,
  };
});

const SORTS = 4;
const UNKNOWN_SORT = 1;
const ONE_SORT = 2;
const MANY_SORT = 3;

/** Whether the word at a token is one or many, as far as its form tells. */
function sortOf({ texts, words }: Tokens, at: number): number {
  const number = numberOf((texts[at - 1] === '' ? words : texts)[at] ?? '');
  if (number === null) return UNKNOWN_SORT;
  return number === 'one' ? ONE_SORT : MANY_SORT;
}

/** "What information do you need", "how long were the keys there": the subject stands behind. */
function isAsked(words: readonly string[], at: number): boolean {
  return (
    /^(?:do|are|were|have)(?:n't)?$/.test(words[at] ?? '') &&
    /^(?:you|we|they|i|the|these|those|our|your)$/.test(words[at + 1] ?? '')
  );
}

/** Words before a verb that its subject is among. */
const REACH = 14;

/** Right before a verb these leave open what its subject is. */
const OPEN = /^(?:|that|which|who|there|here|and|or|but|i|you|they|what|[^\p{L}\d])$/u;

/** What may make many of nouns that are one each: "the cache and the database", "the key, the name". */
const JOINED = /^(?:and|or|nor|both|[,&/+])$/;

/** Clauses are one thing, whatever they are about. */
const CLAUSE = /^(?:what|how|whether|why|where)$/;

/**
 * Whether a verb has a subject before it whose number words alone may tell: a noun that shows by its form what is meant, with what belongs to it, and neither
 * one of several nouns that are joined nor a part of a clause.
 */
function hasPlainSubject(tokens: Tokens, slot: Slot): boolean {
  const { words } = tokens;
  let end = slot.from;
  while (isMiddleAdverb(words[end - 1] ?? '')) end -= 1;
  const first = words.lastIndexOf('', slot.from) + 1;
  const before = words.slice(Math.max(first, end - REACH), end);
  const code = PLACEHOLDER.toLowerCase();
  if (OPEN.test(before.at(-1) ?? '') || isQuestion(words[first] ?? '') || mayBeMeant(tokens, slot))
    return false;
  if (before.some((word) => CLAUSE.test(word) || word === code || /^[()]$/.test(word))) return false;
  const number = sortOf(tokens, subjectWord(tokens, slot.from));
  return slot.observed === ONE
    ? number === MANY_SORT
    : number === ONE_SORT && !before.some((word) => JOINED.test(word));
}

const isQuestion = (word: string): boolean =>
  /^(?:do|does|did|is|are|was|were|has|have|can|could|should|would|will)(?:n't)?$/.test(word);

/** Whether a verb may have its form for another reason than the number of a noun before it. */
function mayBeMeant(tokens: Tokens, { from, observed }: Slot): boolean {
  const { words, texts } = tokens;
  const first = words.lastIndexOf('', from) + 1;
  const before = words.slice(first, from);
  if (isAsked(words, from)) return true;
  if (observed === ONE) {
    // "Actions is a feature": a name; "what students like is more important"
    const isName = before.length === 1 && /^\p{Lu}/u.test(texts[first] ?? '');
    return (
      isName ||
      before.some((word, at) => CLAUSE.test(word) || (/..ing$/.test(word) && isOpening(before[at - 1] ?? '')))
    );
  }
  // "if it were so", "it is important that the token have a short life"
  return words[from] === 'were'
    ? before.some((word) => SUPPOSING.test(word))
    : before.includes('that') && before.some((word) => WISHES.test(word));
}

const SUPPOSING = /^(?:if|though|wish|as|suppose|unless|whether)$/;

const WISHES = new RegExp(`^(?:${WISHING})`);

/** Whether what is done may be the subject behind a word: "because writing guides is", "so that properly wrapping nodes is". */
function isOpening(word: string): boolean {
  return /^(?:|[^\p{L}\d]|and|or|but|because|that|when|if|since|while|why|so|as|.*ly)$/u.test(word);
}
