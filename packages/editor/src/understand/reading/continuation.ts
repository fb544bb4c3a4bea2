import { afterthought, bracketed, withBrackets, withThought } from '../chat/afterthought.ts';
import { changed } from '../mask.ts';
import { offersAnswers, withAnswers } from '../offered-answers.ts';
import type { Statement } from '../statement.ts';
import type { Clause, SourceReader } from './reader.ts';
import type { Wording } from './wording.ts';

/** Whether a sentence goes on with the last statement, which then says it, too. */
export function continues(reader: SourceReader, clause: Clause, wording: Wording): boolean {
  const { statements } = reader;
  const last = statements.at(-1);
  const longer = last && longerBy(reader, clause, wording, last);
  if (!longer) return false;
  statements[statements.length - 1] = longer;
  return true;
}

/** A statement with the answers that are offered to its question, what is said of it in brackets, or a thought that is added to it. */
function longerBy(
  { place, language }: SourceReader,
  { span, block, spoken }: Clause,
  { label, sentence }: Wording,
  last: Statement,
): Statement | null {
  if (label === null && offersAnswers(place.previous, sentence)) return withAnswers(last, sentence, span.end);
  if (last.block !== block) return null;
  const aside = spoken === null ? bracketed(sentence.text) : null;
  if (aside !== null) return withBrackets(last, changed(sentence, aside), span.end);
  const thought =
    language === 'en' && spoken === null && label === null
      ? afterthought(sentence.text, place.previous)
      : null;
  const isSameThought = block.kind === 'paragraph' || thought === sentence.text;
  return thought !== null && isSameThought ? withThought(last, changed(sentence, thought), span.end) : null;
}
