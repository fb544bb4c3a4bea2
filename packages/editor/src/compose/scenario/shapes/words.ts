import { participleOf as knownParticipleOf } from '../../../correct/lexicon/participles.ts';
import { participleOf } from '../../../understand/clause/participle.ts';
import { isBaseVerb } from '../../../understand/clause/verbs.ts';

/** The participle of a verb; undefined where a word is none that is known. */
export function doneForm(verb: string): string | undefined {
  const known = knownParticipleOf(verb);
  const regular = participleOf(verb);
  if (known !== undefined) return regular.endsWith('lled') ? regular : known;
  return isBaseVerb(verb) ? regular : undefined;
}

/** A span of time as it stands in English. */
export const span = String.raw`(?:\d[\d.,]* ?|(?:an?|one|two|three|four|five|six|ten) )(?:ms|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?)(?![\p{L}\d])`;

/** What names nothing that a test could speak of by itself. */
const unnamed =
  /^(?:it|they|this|that|these|those|there|he|she|who|what|both|others?|nobody|nothing|none|no|only|the (?:system|change|team|rest|same)|all|everything|one|two|three|\p{L}{3,}ing)(?!\p{L})/iu;

/** Whether words are the name of a thing, short enough to be said again. */
export function isThing(words: string): boolean {
  return (
    !unnamed.test(words) &&
    words.split(' ').length <= 7 &&
    !/[,;“”"–?]|:(?!\d)|(?<!\p{L})(?:must|should)(?!\p{L})/u.test(words)
  );
}
