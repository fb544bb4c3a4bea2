import { LIMITS } from '@faircopy/contract/limits';
import type { Subject } from '../quality/rule.ts';
import { codePoints } from '../summarize/code-points.ts';
import { type Breach, breach } from './breach.ts';
import { chatOpening } from './chat-opening.ts';
import { brokenRules } from './document-breaches.ts';
import { farewells } from './farewells.ts';
import { foreignLines } from './foreign-lines.ts';
import { inventedParts } from './invented-parts.ts';
import { inventedNames } from './inventions.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import { shareIn } from './near-words.ts';

/** So much of what a summary says is said by its text. */
const OWNED = 0.5;

/** A text of so many words is not summarized in one or two of a line. */
const MANY_WORDS = 10;
const FEWEST_WORDS = 3;
const SHORT_LINE = 40;

/** Where a summary breaks its promise: it may leave out, and must not add. It is to be fit to be an input. */
export function summaryBreaches(
  subject: Subject,
  source: MarkedText,
  answer: MarkedText,
  mostCharacters: number | null,
): Breach[] {
  const length = codePoints(answer.text);
  const lines = linesOf(answer.text.trim());
  const words = answer.words;
  const said = source.words;
  const owned = words.length === 0 && said.length > 0 ? 0 : shareIn(words, source.says);
  return [
    ...brokenRules(subject, new Set(['chat', 'language', 'unfinished'])),
    ...farewells(subject),
    ...[...new Set([lines.at(0), lines.at(-1)])].flatMap((line) => chatOpening(source, line ?? '')),
    ...foreignLines(answer, source.says),
    ...inventedParts(source.text, answer.spans).map((part) =>
      breach('altered', `"${part.slice(0, 120)}" is not in the material; leave it out.`),
    ),
    ...inventedNames(subject),
    ...(words.length !== 1 && owned < OWNED
      ? [breach('unrelated', 'The summary says what the text does not say.')]
      : []),
    ...(said.length >= MANY_WORDS && words.length < FEWEST_WORDS && length < SHORT_LINE
      ? [breach('unfinished', 'The summary says next to nothing of the text.')]
      : []),
    ...(length < LIMITS.input.minimum
      ? [breach('unfinished', `The summary has less than ${LIMITS.input.minimum} characters.`)]
      : []),
    ...(mostCharacters !== null && length > mostCharacters
      ? [breach('exceeds', `The summary has ${length} characters; it may have ${mostCharacters}.`)]
      : []),
  ];
}
