import type { Subject } from '../quality/rule.ts';
import { alteredParts } from './altered-parts.ts';
import { type Breach, breach } from './breach.ts';
import { brokenRules } from './document-breaches.ts';
import { inventionBreaches } from './inventions.ts';
import { type MarkedText, proseWords } from './marked-text.ts';
import { nearWords, shareIn } from './related.ts';

/** So much of what a summary says is said by its text. */
const OWNED = 0.5;

/** Where a summary breaks its promise: it may leave out, and must not add. */
export function summaryBreaches(
  subject: Subject,
  source: MarkedText,
  answer: MarkedText,
  mostCharacters: number | null,
): Breach[] {
  const length = [...answer.text].length;
  const words = proseWords(answer);
  const owned = shareIn(words, nearWords(proseWords(source)));
  return [
    ...brokenRules(subject, new Set(['chat', 'language', 'unfinished'])),
    ...inventionBreaches(subject),
    ...alteredParts(answer, source, subject.known, 'text'),
    ...(words.length >= 2 && owned < OWNED
      ? [breach('unrelated', 'The summary says what the text does not say.')]
      : []),
    ...(mostCharacters !== null && length > mostCharacters
      ? [breach('length', `The summary has ${length} characters; it may have ${mostCharacters}.`)]
      : []),
  ];
}
