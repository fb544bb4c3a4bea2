import { upperFirst } from '../../first-letter.ts';

/** How words begin behind which "that" asks for a base form: "suggest that the caller have a token". */
export const WISHING =
  'suggest|recommend|propos|insist|demand|request|requir|ask|order|urg|prefer|advis|important|essential|necessary|vital|critical|crucial|imperative|mandatory';

/** Where a clause begins (after verbs that ask for no subjunctive also behind "that"): the subject comes next, so that what precedes cannot ask for another form of the verb. */
export const CLAUSE = String.raw`(?<=(?:^|\n|[.!?;:] |\b(?:because|but|when|if|since|while|although|so|where|once|unless|whether|until|what|why|and if|and when|(?<!\b(?:${WISHING}|the|a|of|and|or)[a-z]{0,4} )that) ))`;

/** Words that cannot stand between an article and its noun. */
const NO_MODIFIER =
  /\b(?:and|or|of|to|in|on|at|for|with|from|by|between|about|across|within|into|over|under|without|per|that|which|who|is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|should|must|may|might|not|the|an?|we|you|they|he|she|it|i|this|these|those|when|if|as|than|but|so|more|few|two|three|four|five|six|ten|one|what|where|how|why|because|our|my|your|his|her|its|their)\b/i;

export function areModifiers(words: string): boolean {
  return !NO_MODIFIER.test(words);
}

/** Gives the first letter of `word` the case that `model` begins with. */
export function likeFirst(word: string, model: string): string {
  const first = model.slice(0, 1);
  return first !== first.toLowerCase() ? upperFirst(word) : word;
}

const PLURAL: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const SINGULAR = new Map(Object.entries(PLURAL).map(([singular, plural]) => [plural, singular]));

const plain = (verb: string): string => verb.toLowerCase().replace(/n['’]?t$/, "n't");

/** "is" → "are" and the like; undefined for other verbs. */
export function pluralAuxiliary(verb: string): string | undefined {
  const key = plain(verb);
  return Object.hasOwn(PLURAL, key) ? PLURAL[key] : undefined;
}

/** "are" → "is" and the like; undefined for other verbs. */
export function singularAuxiliary(verb: string): string | undefined {
  return SINGULAR.get(plain(verb));
}

/** Whether what follows a word is a finite verb, so that the word before is its subject: "the token refresh is slow". */
export function isBeforeVerb(after: string): boolean {
  return /^ (?:(?:also|often|always|still|now|just|never) )?(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|did|fails|works|takes|gets|needs|[a-z]{3,14}ed)\b/i.test(
    after,
  );
}

/** Alternatives for patterns. */
export const SINGULAR_AUXILIARY = `(?:is|was|has|does)(?:n['’]?t)?`;
export const PLURAL_AUXILIARY = `(?:are|were|have|do)(?:n['’]?t)?`;
