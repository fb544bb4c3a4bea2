import { CHAT_SHORTHAND } from '../correct/lexicon/chat-shorthand.ts';
import { announcementIn } from '../document/announcement.ts';
import { contentWords, shareOf } from '../document/content-words.ts';
import type { Outline } from '../document/outline.ts';
import type { Unit } from '../document/units.ts';
import { onceAsked } from '../once-asked.ts';
import { withFencedCode } from '../read/bare-code.ts';
import { withSpeakersInLine } from '../read/bare-speakers.ts';
import { read } from '../read/read.ts';
import type { Sentence, Source } from '../read/source.ts';
import { commentHeader } from '../understand/chat/comment-head.ts';
import { dictatedClauses } from '../understand/chat/dictation.ts';
import { messageHeader } from '../understand/chat/headed-talk.ts';
import { isHandedOn, mailLine } from '../understand/chat/mail-head.ts';
import { isOffer } from '../understand/chat/offers.ts';
import { reportedQuestion } from '../understand/chat/reported-question.ts';
import { spokenLine, withoutTimedSpeaker } from '../understand/chat/speaker.ts';
import { speakersOf } from '../understand/chat/speakers.ts';
import { proposalIn } from '../understand/dialogue/proposal.ts';
import { replyIn } from '../understand/dialogue/reply.ts';
import { hintOf, labelOf } from '../understand/hints.ts';
import { questionBehind } from '../understand/indirect-questions.ts';
import { framedTopic } from '../understand/titles/framed-topic.ts';

/** "I don't know yet what …": asked as a question, a doubt is not said again. */
const carriesDoubt =
  /^(?:right, |ok,? |yes,? |yeah,? )|^(?:i|we) (?:do not|don['’]?t) (?:really |yet )?know (?:yet )?(?=(?:what|who|when|where|which|how|why)(?!\p{L}))/iu;

/** "A timeout would already help": how much it is wanted, told by SHOULD. */
const wouldHelp = / would (?:(?:also|al+ready|really) )?help[.!]*$/iu;

/** Where one clause ends: each may have a place of its own, a reason another than what follows from it. */
const betweenClauses = /[,;:]\s|\s(?:so|and(?= (?:want|need|would like)\s)|[-–—])\s/u;

/** Share of a sentence's content words that one unit must hold to say the same. */
const inUnit = 0.55;
/** Share that a section must hold where the sentence was spread over several units. */
const inSection = 0.75;

const courtesy =
  /^(?:hi|hello|hey|dear|thanks|thank you|cheers|best|regards|sincerely|good (?:morning|afternoon)|please (?:help|advise)|(?:anyway,? )?let me know|sorry (?:for|about) (?:the|my|this) (?:long|late|messy|rambling|short) (?:mail|e-?mail|message|text|reply|answer|rant|notes?|list)s?|see below|hope (?:this|that) helps|happy to discuss|can (?:you|someone|anyone)|could (?:you|someone|anyone)|i (?:need|want|would like) you to|write (?:me |up )?(?:a|an|the|this)|hallo|liebe|danke|viele grüße|bonjour|merci|cordialement|hola|buenas|gracias|saludos|moin|salut|ciao|buongiorno|salve|grazie|olá|oi|bom dia|boa tarde|pessoal|gente|obrigad[oa]|hoi|goedemorgen|bedankt|dank je|cześć|hej|dzień dobry|dzięki)(?!\p{L})|^(?:お疲れ|おはよう|こんにちは|お世話|よろしく|大家好|各位|你好|谢谢)/iu;

/** "Priya: right, forgot that". */
const forgot = /^(?:\p{L}{2,20}: )?(?:(?:oh|ah|right|yes|true),? )?(?:i )?forgot (?:about )?that[.!]*$/iu;

/**
 * Whether a sentence greets, thanks, asks for the document or announces it, or only tells who wrote when, and states
 * nothing; the head of a mail tells who wrote it, and its title.
 */
export function isCourtesy(sentence: string): boolean {
  return (
    courtesy.test(sentence.trim()) ||
    announcementIn(withoutTimedSpeaker(sentence)) !== null ||
    framedTopic(withoutTimedSpeaker(sentence)) !== null ||
    forgot.test(sentence.trim()) ||
    isOffer(sentence) ||
    commentHeader(sentence) !== null ||
    messageHeader(sentence) !== null ||
    mailLine(sentence) !== null ||
    isHandedOn(sentence)
  );
}

/** A sentence of a conversation without who says it. */
export function withoutTalker(sentence: string, speakers: ReadonlySet<string>): string {
  return spokenLine({ text: sentence, tokens: [] }, speakers)?.said ?? sentence;
}

/** What a sentence of a conversation says, without who says it, the vote it opens with and the words that propose it; empty for a mere vote. */
function ownWords(sentence: string, speakers: ReadonlySet<string>, language: string): string {
  if (speakers.size === 0) return replyIn(sentence, language)?.rest === '' ? '' : sentence;
  const said = withoutTalker(sentence, speakers);
  // "Yuki asked if we should log queries": what was asked, and not that it was
  const reported = reportedQuestion(said, speakers)?.said.replace(/\?$/u, '.');
  if (reported !== undefined) return reported;
  const rest = replyIn(said, language)?.rest ?? said;
  return questionBehind(proposalIn(rest, language)?.thing ?? rest, language);
}

/**
 * The sentences of an input that state something: no questions, no courtesies, no votes ("yes, that's the point"), nothing of fewer than three content words.
 *
 * @param isWanted leaves others out, before what takes longer is looked at. Default: all
 */
export function statingSentences(
  source: Source,
  isWanted: (sentence: Sentence) => boolean = () => true,
): Sentence[] {
  const fenced = withFencedCode(withSpeakersInLine(source.text));
  const input = fenced === source.text ? source : read(fenced);
  const speakers = speakersOf(input);
  return input.blocks
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => block.sentences)
    .flatMap((sentence) => {
      const thoughts = dictatedClauses(input, sentence);
      return (
        thoughts?.map(({ start, end }) => ({ start, end, text: input.text.slice(start, end) })) ?? [sentence]
      );
    })
    .map((sentence) => ({
      ...sentence,
      text: ownWords(sentence.text, speakers, source.language).replace(wouldHelp, ''),
    }))
    .filter((sentence) => isWanted(sentence) && !/[?？]["')\]]?\s*$/u.test(sentence.text))
    .filter((sentence) => !isCourtesy(sentence.text))
    .filter((sentence) => !/[:：]\s*$/u.test(sentence.text) || hintOf(sentence.text) === null)
    .filter(({ text }) => {
      const said = withoutTimedSpeaker(text);
      return contentWords(text).length >= 3 && (said === text || contentWords(said).length >= 2);
    });
}

/**
 * Tells whether a document says what a sentence says: its content words stand together in one unit or one section, or
 * those of each of its clauses do. A label ("out of scope: …") may have become a heading.
 */
export function coverageOf(units: readonly Unit[], document: Outline): (sentence: string) => boolean {
  const written = onceAsked(() => units.map(({ start, end }) => document.text.slice(start, end)));
  const held = onceAsked(() => units.map((unit) => new Set(contentWords(unit.text))));
  const sections = onceAsked(() =>
    [null, ...document.sections].map(
      (section) =>
        new Set(units.flatMap((unit, index) => (unit.section === section ? [...(held()[index] ?? [])] : []))),
    ),
  );
  const isHeld = (words: readonly string[]) =>
    held().some((unit) => shareOf(words, unit) >= inUnit) ||
    sections().some((section) => shareOf(words, section) >= inSection);
  const isSaid = (sentence: string) => {
    const wanted = [...new Set(contentWords(withoutTimedSpeaker(sentence).replace(carriesDoubt, '')))];
    if (isHeld(wanted)) return true;
    const said = labelOf(sentence)?.rest ?? sentence;
    const clauses = said
      .split(betweenClauses)
      .map((clause) => [...new Set(contentWords(clause))])
      .filter((words) => words.length > 0);
    return clauses.length > 0 && clauses.every(isHeld);
  };
  return (sentence) => {
    // most of a text that is only corrected stands there as it did, which is found in no time
    if (document.text.includes(sentence) && written().some((unit) => unit.includes(sentence))) return true;
    if (isSaid(sentence)) return true;
    const spelled = writtenOut(sentence);
    return spelled !== sentence && isSaid(spelled);
  };
}

/** A sentence with what shorthand stands for in its place: a document says "database" where a note has "db". */
function writtenOut(sentence: string): string {
  return sentence.replace(SHORT, (word) => CHAT_SHORTHAND[word] ?? word);
}

const SHORT = /(?<![\p{L}\p{N}_./-])[\p{Ll}\d]{1,6}(?![\p{L}\p{N}_/-])/gu;
