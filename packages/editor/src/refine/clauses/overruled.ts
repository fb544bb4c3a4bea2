import type { Draft } from '../draft.ts';
import type { Operation } from '../intent/intent.ts';
import { intentsOf } from '../intent/reader.ts';
import { promptOf } from '../prompts/parts.ts';

/** Instructions that reword all of a text by a word for a manner, with the operations that such words may stand for. */
const ofManner: Readonly<Record<string, readonly Operation[]>> = {
  tone: ['tone', 'audience', 'shorten', 'prose', 'reword', 'spelling', 'none'],
};
/** So likely has another operation to be for the word to have been said in passing. */
const LIKELY = 0.5;

/** Who a text speaks to is told by words that are to go or to come. */
const person = /(?<!\p{L})(?:you|we|us|our|i|person|contractions?)(?!\p{L})/iu;

/**
 * Whether an instruction took a clause by a word for a manner that it only has in passing: "registered would be friendlier" wants a word
 * for another one, and what the answers of a model are to be like is no manner of its prompt.
 */
export function isOverruled(id: string, clause: string, draft: Draft): boolean {
  const operations = ofManner[id];
  if (operations === undefined || person.test(clause)) return false;
  const [intent] = intentsOf(clause, draft, 1);
  if (intent && intent.likelihood >= LIKELY && !operations.includes(intent.operation)) return true;
  const subject = /^(?:the )?(?<noun>\p{L}+) (?:should|must|has to|needs to)(?!\p{L})/iu.exec(clause)
    ?.groups?.['noun'];
  return (
    promptOf(draft) !== null &&
    subject !== undefined &&
    !/^(?:it|this|that|everything|prompt|text|document|tone|wording|style)$/iu.test(subject) &&
    draft.text.toLowerCase().includes(subject.toLowerCase())
  );
}
