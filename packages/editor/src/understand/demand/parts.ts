import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { PRODUCT_NAMES } from '../../document/product-names.ts';
import { cuesIn } from '../lexicon/cues.ts';
import type { Strength } from '../statement.ts';

/** What one way of saying a demand gives: masked text, the verb of the action in its base form. */
export interface Parts {
  readonly subject: string;
  readonly strength: Strength | null;
  readonly isNegative: boolean;
  readonly action: string;
}

/** Words that may stand between who is bound and what is to be done. */
export const adverb = '(?:(?:also|always|only|really|then|probably|definitely|still|at least|just) )?';

/** Who is bound: "we" is the system where it acts and the team where people do. */
export function bound(
  subject: string,
  action: string,
  condition: string | null,
): Pick<Parts, 'subject' | 'action'> {
  const place = /^((?:for|in|on|at|per|inside|within)\s.{3,60}?),?\s(?:we|i)$/iu.exec(subject)?.[1];
  if (place) return { subject: `${condition === null ? upperFirst(place) : place}, the system`, action };
  if (!isSelf(subject)) return { subject: condition === null ? upperFirst(subject) : subject, action };
  const isWork = lookedAt.test(action) || cuesIn(action, 'en').get('teamVerb')?.index === 0;
  return { subject: isWork ? 'The team' : 'The system', action };
}

/** What only people do. */
const lookedAt =
  /^(?:get (?:(?:an?|the) )?(?:\p{L}+ ){0,2}(?:message|e-?mail|mail|notification|alert|ping|reminder)s?|look (?:at|into|through)|go through|sit down|phone|visit|watch)(?!\p{L})/iu;

/** Whether the writer speaks of themselves: that binds the system or the team. */
export function isSelf(subject: string): boolean {
  return /^(?:we|i|you|so we|and we|also we|we['’]d|we will|we['’]ll)$/iu.test(subject.trim());
}

/** A subject in one piece: no clause of its own, not too long, not empty. */
export function isPlainSubject(subject: string): boolean {
  return (
    subject.length >= 1 &&
    subject.length <= 70 &&
    // "Only contracts the lawyer": a noun and who may do what with it.
    !/^only (?:\p{L}+ ){1,2}(?:the|their|an?|each) /iu.test(subject) &&
    !/[,;:?!()]|(?<!\p{L})(?:that|which|what|whether|how|who|because|so|but|if|when|is|are|was|were)(?!\p{L})/iu.test(
      subject,
    )
  );
}

/** A clause within a sentence: its first letter small, unless it opens an abbreviation or is "I". */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) && !/^I(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** The first letter raised, unless it is that of a name as programs write it: "endsAt", "user_id". */
export function upperFirst(text: string): string {
  return /^\p{Ll}+\p{Lu}|^\p{Ll}\w*[_.\d]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text within a sentence: its first word in small letters where it is a common word, as it is where it may be a name. */
export function lowerWord(text: string): string {
  const word = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}_./-]*[_\p{Lu}\p{N}])/u.exec(text)?.[0] ?? '';
  if (word === '' || word === 'I') return text;
  const lowered = word.toLowerCase();
  const isCommon =
    word.length === 1 ||
    quantity.test(word) ||
    isPluralOfCommon(lowered) ||
    isFrequent(lowered, word) ||
    /^un\p{Ll}{3,}(?:ed|able)$/u.test(lowered);
  return isCommon ? lowered + text.slice(word.length) : text;
}

/** Words that are surnames as well, and never meant as such where they open a sentence. */
const quantity = /^(?:more|less|most|many|few|much|an)$/iu;

const products: ReadonlySet<string> = new Set(PRODUCT_NAMES);

function isFrequent(lowered: string, word: string): boolean {
  return englishWords().frequency(lowered) >= common && !isPersonName(word) && !products.has(word);
}

/** "Tellers": seldom written, but several of what is an ordinary word. */
function isPluralOfCommon(lowered: string): boolean {
  const one = lowered.slice(0, -1);
  return (
    /[^suiao]s$/u.test(lowered) &&
    englishWords().frequency(one) >= fairlyCommon &&
    !isPersonName(upperFirst(lowered)) &&
    !isPersonName(upperFirst(one))
  );
}

/** How frequent a word is whose plural cannot be a name. */
const fairlyCommon = 2.5;

/** How frequent a word is that opens sentences; rarer ones with a capital may be names. */
const common = 3.5;
