import { contentWords } from '../document/content-words.ts';
import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import { nearWords, type Says, shareIn } from './near-words.ts';

/** Shorter lines are put in other words altogether now and then. */
const FEWEST = 3;
/** At most so much of a line that was replaced stands anywhere in the answer, and of the other anywhere in the source. */
const SHARED = 0.2;
/** At least so much of a line that a remark pushed aside stands in the one next to it. */
const MOVED = 0.6;
/** A line that says so many times as much, and at least so many words, is a text of its own. */
const GROWN = { times: 2, words: 6 } as const;

/** A line of the source and one in its place that says nothing of the source: the words of both. */
interface LinePair {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The share of what was said there that stands anywhere in the answer. */
  readonly kept: number;
  /** Whether it was a question and is none any more. */
  readonly isAnswered: boolean;
  /** Whether what was said there is said in the line before or after it now, which did not say it. */
  readonly isPushed: boolean;
}

/**
 * Lines in whose place something else stands, as where a model did what a line says: the words of neither are in the other text, a
 * question became a statement of something else, one line a text that the source does not give, or a remark pushed the line aside.
 * Both have the same lines.
 */
export function replacedLines(source: MarkedText, answer: MarkedText, isKnown: Says): Breach[] {
  const given = linesOf(answer.prose);
  const isOwned: Says = (word) => source.says(word) || isKnown(word);
  const wanted = linesOf(source.prose);
  return wanted.flatMap((line, index) => {
    const other = given[index] ?? '';
    if (other === line) return [];
    const [before, after] = [meaningOf(line), meaningOf(other)];
    if (after.length === 0 || shareIn(after, isOwned) > SHARED) return [];
    const kept = shareIn(before, answer.says);
    const isAnswered = asks(line) && !asks(other);
    const isPushed = [index - 1, index + 1].some((at) => isMoved(before, wanted[at], given[at]));
    if (!isReplaced({ before, after, kept, isAnswered, isPushed })) return [];
    return [breach('unrelated', `Line ${index + 1} does not say what the material says there.`)];
  });
}

function isReplaced({ before, after, kept, isAnswered, isPushed }: LinePair): boolean {
  if (after.length >= Math.max(GROWN.words, before.length * GROWN.times)) return before.length > 0;
  const isLong = Math.min(before.length, after.length) >= FEWEST;
  return isLong ? isPushed || kept <= SHARED : isAnswered && kept <= SHARED;
}

function isMoved(words: readonly string[], from = '', to = ''): boolean {
  const shareOf = (line: string) => shareIn(words, nearWords(meaningOf(line)));
  return from !== to && shareOf(to) >= MOVED && shareOf(from) <= SHARED;
}

function asks(line: string): boolean {
  return /[?？]/u.test(line);
}

/** Japanese writes its small words in Hiragana; they are everywhere. */
function meaningOf(line: string): string[] {
  return contentWords(line).filter((word) => !/^\p{Script=Hiragana}{1,3}$/u.test(word));
}
