import { announcementIn } from '../../document/announcement.ts';
import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import { askedOf, promises } from '../chat/action-item.ts';
import { namesChannel } from '../chat/channel.ts';
import { withoutCourtesy } from '../chat/courtesy.ts';
import { markerOf } from '../chat/marker.ts';
import { documentRequest } from '../chat/request.ts';
import { attributed, unattributed } from '../chat/speaker.ts';
import { hintOf } from '../hints.ts';
import { isLabelAlone, isSignature } from '../layout.ts';
import { changed, holdsProtected, type Masked } from '../mask.ts';
import { isTalk } from '../pieces/demanding.ts';
import { withoutTopic } from '../titles/named-topic.ts';
import { continues } from './continuation.ts';
import { carryLabel, judged } from './judged.ts';
import { type Clause, type SourceReader, state } from './reader.ts';
import { type Wording, wordingOf } from './wording.ts';

/**
 * Reads a clause as a sentence by itself and states what it says. Greetings, names, labels and introductions state nothing;
 * what goes on with the statement before becomes a part of that.
 *
 * @param masked the clause, masked
 * @param said its words, freed of who says it
 * @returns the topic of the document it asks for, else null
 */
export function readSentence(
  reader: SourceReader,
  clause: Clause,
  masked: Masked,
  said: string,
): string | null {
  const { spoken } = clause;
  const order = orderIn(reader, clause, said);
  if (order !== null) {
    const told = changed(masked, order);
    state(reader, clause, spoken ? attributed(told, spoken) : told, { kind: 'owner' });
    return null;
  }
  const wording = wordingOf(reader, clause, masked, civilWords(reader, said));
  const announced = announcedIn(reader, wording);
  if (announced) return announced.topic;
  if (signs(reader, clause, wording)) return null;
  if (labelsWhatFollows(reader, clause, wording) || statesNothing(reader, clause, wording, masked))
    return null;
  if (continues(reader, clause, wording)) return null;
  carryLabel(reader, clause, wording);
  const found = judged(reader, clause, wording, markerOf(masked.text));
  const { sentence, opening, request, text } = wording;
  state(reader, clause, spoken ? attributed(sentence, spoken) : sentence, found);
  if (opening) return opening.subject;
  return request?.names === true && contentWords(text).length > 0 ? text : null;
}

/** What somebody is told or promises to do in the talk itself, unless that is to write the document. English. */
function orderIn(
  { language, speakers }: SourceReader,
  { role, spoken }: Clause,
  said: string,
): string | null {
  const asksForDocument =
    role.mayBeRequest && documentRequest(withoutCourtesy(said, language), language) !== null;
  if (language !== 'en' || asksForDocument || role.announces) return null;
  return spoken !== null && promises(said)
    ? `${upperFirst(said.replace(/[.!]+$/u, ''))}.`
    : askedOf(said, speakers);
}

/** A sentence without greetings and thanks, and the first of a text without the topic before it. */
function civilWords({ language, speakers, statements }: SourceReader, said: string): string {
  const isSigned = withoutCourtesy(unattributed(said, speakers), language) === '';
  const greeted = isSigned ? '' : withoutCourtesy(said, language);
  return statements.length === 0 ? withoutTopic(greeted) : greeted;
}

/** What one of the first sentences announces that the text is about, and says nothing of. */
function announcedIn(
  { statements }: SourceReader,
  { civil, opening }: Wording,
): ReturnType<typeof announcementIn> {
  return opening === null && statements.length < 2 && !holdsProtected(civil) ? announcementIn(civil) : null;
}

/** Whether a clause is the name below a letter. */
function signs({ source, statements }: SourceReader, { span, block }: Clause, { civil }: Wording): boolean {
  const isLast = span.end === source.text.trimEnd().length;
  return isSignature(civil, block, isLast) && statements.length > 2;
}

/** Whether a sentence is a label alone, which then holds for what follows it. */
function labelsWhatFollows(
  { place, source }: SourceReader,
  { span, block, spoken }: Clause,
  wording: Wording,
): boolean {
  const { label, sentence, text } = wording;
  if (
    label !== null ||
    spoken !== null ||
    !isLabelAlone(sentence.text, block, source.text.slice(span.end - 1, span.end + 2))
  )
    return false;
  place.label = hintOf(text);
  return true;
}

/** Whether a sentence has no words, introduces what follows it, or answers a question in a word or two. */
function statesNothing(
  { place, language, source }: SourceReader,
  { role, line, span, block }: Clause,
  wording: Wording,
  masked: Masked,
): boolean {
  const { civil, label, sentence, text } = wording;
  if (!/[\p{L}\p{N}]/u.test(text) || sentence.text.trim() === '' || namesChannel(line)) return true;
  if (masked.tokens.length > 0) return false;
  const isPart = span.start > block.start && !/[\n.!?]\s*$/u.test(source.text.slice(block.start, span.start));
  if (language === 'en' && isPart && isTalk(sentence.text)) return true;
  const isShort = contentWords(text).length < 3;
  if (role.announces && (isShort || (/[:：]\s*$/u.test(civil) && hintOf(civil) !== null))) return true;
  return label === null && place.previous === 'question' && isShort && text.split(' ').length < 4;
}
