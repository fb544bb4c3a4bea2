import type { Source, Span } from '../../read/source.ts';
import type { Statement } from '../statement.ts';

/** The sentence of the source that a statement is, or is a clause of. */
export function sentenceOf({ block, start, end }: Statement): Span {
  return block.sentences.find((one) => one.start <= start && start < one.end) ?? { start, end };
}

/** What stands in that sentence up to the end of the statement, its label and its opening words included. */
export function writtenTo(statement: Statement, { text }: Source): string {
  return text.slice(sentenceOf(statement).start, statement.end);
}

/** Whether two statements are clauses of one sentence. */
export function isOneSentence(one: Statement, other: Statement): boolean {
  return one.block === other.block && sentenceOf(one).start === sentenceOf(other).start;
}

/** Whether two statements stand on one line of the source. */
export function isOneLine(one: Statement, other: Statement, { text }: Source): boolean {
  return one.block === other.block && !text.slice(one.end, other.start).includes('\n');
}
