import { irregularVerb } from '../../correct/lexicon/inflected.ts';
import { gerundOf } from '../../correct/lexicon/inflection.ts';
import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, isVerbBase } from '../../correct/lexicon/word-class.ts';
import { participleOf } from '../../understand/clause/participle.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';

/** A form of a verb that gives way, and the same form of the verb that comes. */
export interface VerbForm {
  readonly old: string;
  readonly fresh: string;
  /** What comes where the form stands behind "is" or "has", if that is another. */
  readonly done?: string;
}

/**
 * The forms in which one verb takes the place of another, its base first; none where one of the words is no verb, or where both may be
 * nouns and `text` has the old one as no verb: "the store" is not what is meant by "stored".
 */
export function verbForms(from: string, to: string, text: string): VerbForm[] {
  const isSaid = !isNoun(from) || !isNoun(to) || isVerbIn(from, text);
  if (!isVerb(from) || !isVerb(to) || !isSaid) return [];
  const [past, done] = [pastTense(to), participleOf(to)];
  const forms: VerbForm[] = [
    { old: from, fresh: to },
    { old: thirdPersonOf(from), fresh: thirdPersonOf(to) },
    { old: gerundOf(from), fresh: gerundOf(to) },
  ];
  return participleOf(from) === pastTense(from)
    ? [...forms, { old: pastTense(from), fresh: past, done }]
    : [...forms, { old: pastTense(from), fresh: past }, { old: participleOf(from), fresh: done }];
}

/** Whether what stands before a form in -ed makes it what is or has been done. */
export function isDone(before: string): boolean {
  return /(?<!\p{L})(?:is|are|was|were|be|been|being|has|have|had|gets?|got|getting|an?|the|not yet|already|['’](?:s|ve|d|re))(?: (?:not|never|also|already|always|then|only|\p{L}+ly))? $/iu.test(
    before,
  );
}

/** Whether a word at a place is a verb for sure: behind a pronoun, a modal or "to". */
export function isVerbAt(before: string): boolean {
  return /(?<!\p{L})(?:i|we|you|they|who|to|can|cannot|could|will|would|may|might|must|shall|should|do|does|did|don['’]t|doesn['’]t|won['’]t|let['’]s)(?: (?:not|never|also|only|always|then|\p{L}+ly))? $/iu.test(
    before,
  );
}

/** What stands behind a verb and behind no noun. */
const object = /^ (?:an?|the|their|its|our|your|his|her|it|them|what|each|every|one|two|three|\d)(?!\p{L})/iu;

function isVerbIn(verb: string, text: string): boolean {
  const word = new RegExp(`(?<!\\p{L})(?:${verb}|${thirdPersonOf(verb)})(?!\\p{L})`, 'giu');
  return [...text.matchAll(word)].some(
    ({ index, 0: found }) =>
      isVerbAt(text.slice(Math.max(0, index - 30), index)) || object.test(text.slice(index + found.length)),
  );
}

/** Whether a word in small letters is the base of a verb. */
export function isVerb(word: string): boolean {
  if (!/^[a-z]{3,20}$/u.test(word)) return false;
  return irregularVerb(word)?.key === word || isBaseVerb(word) || (isVerbBase(word) && !isCountedNoun(word));
}

function isNoun(word: string): boolean {
  return isNounWithPlural(word) || isCountedNoun(word);
}

/** Verbs whose past is neither regular nor as their participle. */
const odd: Readonly<Record<string, string>> = { freeze: 'froze', ride: 'rode', withdraw: 'withdrew' };

function pastTense(verb: string): string {
  return irregularVerb(verb)?.members[2] ?? odd[verb] ?? participleOf(verb);
}
