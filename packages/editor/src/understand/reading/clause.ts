import type { Block, Span } from '../../read/source.ts';
import { isActionItem, listsActions, ruleOf, taskIn } from '../chat/action-item.ts';
import { withoutVote } from '../chat/asides.ts';
import { metIn } from '../chat/attendance.ts';
import { commentHeader, commentLine } from '../chat/comment-head.ts';
import { messageHeader } from '../chat/headed-talk.ts';
import { isHandedOn, mailLine, quoteHeader } from '../chat/mail-head.ts';
import { withoutBullet } from '../chat/marker.ts';
import { isOffer } from '../chat/offers.ts';
import { reportedQuestion } from '../chat/reported-question.ts';
import { calmed } from '../chat/shouting.ts';
import { quotedLine, reportedLine, type SpokenLine, spokenLine } from '../chat/speaker.ts';
import { spellOut } from '../chat/spelled.ts';
import { opensQuote, pass, QUOTED, type Utterance } from '../dialogue/floor.ts';
import { hear } from '../dialogue/hear.ts';
import type { Heard } from '../dialogue/heard.ts';
import { isSettled } from '../dialogue/part.ts';
import { takenBack } from '../dialogue/taken-back.ts';
import { changed, type Masked, maskSpan, restore, revealed } from '../mask.ts';
import type { Role } from '../role.ts';
import { withCalls } from '../written-call.ts';
import { type Clause, type SourceReader, state } from './reader.ts';
import { readSentence } from './sentence.ts';
import { readSettled } from './settled-part.ts';

/**
 * Reads a clause into what the source states: as a line of a letter or a talk, then as a move of a conversation, then as a
 * sentence.
 *
 * @returns the topic of the document it asks for, else null
 */
export function readClause(reader: SourceReader, span: Span, block: Block, role: Role): string | null {
  const { source, place, language } = reader;
  const line = source.text.slice(span.start, span.end);
  if (isHandedOn(line)) return null;
  const comment = commentHeader(line);
  const header = (reader.isTalk ? messageHeader(line) : null) ?? quoteHeader(line) ?? comment;
  if (header) {
    place.author = header;
    // What somebody else says to a text stands below none of its headings.
    if (comment) place.heading = null;
    return null;
  }
  const opensLetter = reader.statements.length === 0 && opensMail.test(line);
  const head = reader.isLetter || opensLetter ? mailLine(line) : null;
  if (head?.subject) return head.subject;
  const raw = withCalls(maskSpan(source, span));
  // Who wrote to whom states nothing; an address or a date is carried.
  if (head !== null && raw.tokens.length === 0) return null;
  const masked = changed(raw, calmed(raw.text));
  const spoken = speechIn(reader, masked);
  const clause: Clause = { span, block, role, line, spoken, head };
  const whole = changed(masked, withoutBullet(masked.text));
  // "Nice to have" above a list is nobody's task.
  const task = role.announces ? null : taskOf(reader, whole);
  const mine = isPeople(reader, span, restore(whole)) ? whole : task;
  if (mine) {
    if (mine !== whole) pass(place.floor, utteranceIn(reader, clause, whole), language);
    state(reader, clause, spellOut(mine, language), { kind: 'owner' });
    return null;
  }
  const bare = changed(masked, withoutBullet(spoken?.said ?? masked.text));
  const heard = heardIn(reader, clause, bare);
  return heard === null
    ? readSentence(reader, clause, masked, withoutVote(bare))
    : readHeard(reader, { ...clause, spoken: spoken && withPlainTime(spoken, masked) }, heard);
}

/** What a conversation makes of a line may be made of another's words, whose protected spans are not those of the time. */
function withPlainTime(spoken: SpokenLine, masked: Masked): SpokenLine {
  return { ...spoken, time: spoken.time && restore(changed(masked, spoken.time)) };
}

/** Whether a line only tells who came, or who does something next. */
function isPeople({ place, statements }: SourceReader, { start }: Span, line: string): boolean {
  return isActionItem(line, place) || (statements.length === 0 && start === 0 && metIn(line).length > 0);
}

/** The task of somebody, of minutes in English, without what marks it; else null. "Happy to send a PR" is nobody's, though there are people of that name. */
function taskOf({ language, speakers }: SourceReader, whole: Masked): Masked | null {
  if (language !== 'en' || isOffer(whole.text)) return null;
  // The arrow may be a sign that is protected.
  const shown = changed(whole, revealed(whole, /^(?:-{1,2}>|=>)$/u));
  const task = taskIn(shown.text, speakers);
  return task === null ? null : changed(shown, task);
}

/** "Subject: meter readings" above a letter without any other line of its head. */
const opensMail = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|temat|assunto): \S/iu;

/** Who says a clause, by its own words or the message that it begins, and what they say. */
function speechIn({ place, speakers, language }: SourceReader, masked: Masked): SpokenLine | null {
  const bare = withoutBullet(masked.text);
  return (
    spokenLine(masked, speakers) ??
    commentLine(bare) ??
    (language === 'en' && listsActions(place) ? ruleOf(bare) : null) ??
    (place.author && { ...place.author, said: masked.text }) ??
    (language === 'en'
      ? (reportedQuestion(bare, speakers) ?? reportedLine(bare, speakers))
      : quotedLine(bare))
  );
}

/** A clause as a move of a conversation, `bare` of its speaker; null where it is to be read as it stands. */
function heardIn(reader: SourceReader, clause: Clause, bare: Masked): Heard | null {
  return hear(reader.place.floor, utteranceIn(reader, clause, bare), reader.language);
}

function utteranceIn(
  { source, place }: SourceReader,
  { span, block, spoken }: Clause,
  bare: Masked,
): Utterance {
  return {
    ...span,
    said: changed(bare, revealed(bare, /^\+1$/u)),
    speaker: spoken?.speaker ?? (opensQuote(source, span.start) ? QUOTED : null),
    block: block.start,
    opensLine: /\n\s*$/u.test(source.text.slice(place.floor.end, span.start)),
  };
}

/** Reads what a conversation has made of a clause and of those before it, which it takes the place of. */
function readHeard(reader: SourceReader, clause: Clause, heard: Heard): string | null {
  const { span } = clause;
  const start = takenBack(reader.statements, heard.replaced) ?? span.start;
  let topic: string | null = null;
  for (const part of heard.parts) {
    const told = changed(part.said, withoutBullet(part.said.text));
    if (isSettled(part)) {
      readSettled(reader, { ...clause, span: { start, end: span.end } }, part);
      continue;
    }
    // Every part is read; only the first topic counts.
    const named = readSentence(reader, clause, told, told.text);
    topic ??= named;
  }
  return topic;
}
