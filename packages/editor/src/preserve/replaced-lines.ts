import { contentWords } from '../document/content-words.ts';
import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import { type Says, shareIn } from './near-words.ts';

/** Shorter lines are put in other words altogether now and then. */
const FEWEST = 3;
/** At most so much of a line that was replaced stands anywhere in the answer, and of the other anywhere in the source. */
const SHARED = 0.2;
/** A line that says so many times as much, and at least so many words, is a text of its own. */
const GROWN = { times: 2, words: 6 } as const;

/** A line of the source and the one in its place: the words of both, and the share of them that stands in the other text. */
interface LinePair {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly kept: number;
  readonly owned: number;
  /** Whether it was a question and is none any more. */
  readonly isAnswered: boolean;
}

/**
 * Lines in whose place something else stands, as where a model did what a line says: the words of neither are in the other text, a
 * question became a statement of something else, or one line a text that the source does not give. Both have the same lines.
 */
export function replacedLines(source: MarkedText, answer: MarkedText, isKnown: Says): Breach[] {
  const given = linesOf(answer.prose);
  const isOwned: Says = (word) => source.says(word) || isKnown(word);
  return linesOf(source.prose).flatMap((line, index) => {
    const other = given[index] ?? '';
    if (other === line) return [];
    const [before, after] = [meaningOf(line), meaningOf(other)];
    const [kept, owned] = [shareIn(before, answer.says), shareIn(after, isOwned)];
    if (!isReplaced({ before, after, kept, owned, isAnswered: asks(line) && !asks(other) })) return [];
    return [breach('unrelated', `Line ${index + 1} does not say what the material says there.`)];
  });
}

function isReplaced({ before, after, kept, owned, isAnswered }: LinePair): boolean {
  if (after.length === 0 || owned > SHARED) return false;
  if (after.length >= Math.max(GROWN.words, before.length * GROWN.times)) return before.length > 0;
  return kept <= SHARED && (isAnswered || Math.min(before.length, after.length) >= FEWEST);
}

function asks(line: string): boolean {
  return /[?？]/u.test(line);
}

/** Japanese writes its small words in Hiragana; they are everywhere. */
function meaningOf(line: string): string[] {
  return contentWords(line).filter((word) => !/^\p{Script=Hiragana}{1,3}$/u.test(word));
}
