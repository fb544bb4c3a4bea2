import { opensWithVerb } from '../../clauses/verbs.ts';
import { type FramedText, framedTexts, HOLE } from './framed-text.ts';
import type { Message } from './message.ts';

/** What a clause of an order around words of its own holds. */
export interface OrderSigns {
  /** What the words are to become ("risk", "criterion"). */
  readonly noun: RegExp;
  /** Whether all that stands around the words orders it. */
  readonly isOrder: (frame: string) => boolean;
}

/** A stretch of a message between its marks. */
interface Clause {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The mark behind it. */
  readonly mark: string;
}

const quoted = /["“„«]\s*([^"“”„«»]{4,300}?)\s*["”“»]/gu;
const clauseMarks =
  /\s?(?:[.!?]+(?=\s|$)|[;,:](?=\s|$)|\s[–—-](?=\s)|\s(?:←|→|->|<-|\+=|✗)(?=\s)|\s(?=\()|\)(?=\s|[.!?]|$)|(?<=\()|(?:\s\+|^\+)(?=\s))/gu;
/** Words that open what is told. */
const opener = /(?<!\p{L})(?:that|dass|que|qu['’](?=\p{L})|che|dat|że)\s?/giu;
/** What stands before them where they open it: somebody says or thinks it, or it is what is to be written. */
const telling =
  /(?<!\p{L})(?:sa(?:y|ys|id|ying)|stat\p{L}*|warn\p{L}*|remind\p{L}*|point\p{L}* out|told|tell\p{L}*|admit\p{L}*|mention\p{L}*|not(?:e|es|ed|ing)|insist\p{L}*|worr\p{L}*|afraid|fear\p{L}*|possibility|fact|clear|see|sure|written|writ\p{L}*|add\p{L}*|includ\p{L}*|read|learn\p{L}*|agreed|decided|means|know|is|us|you|forgot|missing|miss|risk|constraint|rule|requirement|drawback|criterion|disadvantage|downside|too|also|please|say|sagen|steht|erwähn\p{L}*|ergänz\p{L}*|schreib\p{L}*|dire|lise|lire|préciser|indiquer|écri\p{L}*|diga|decir|indica\p{L}*|conste)[,:]?\s*$/iu;
/** Somebody says something: what follows in the clause is whom, when and where. */
const saying =
  /(?<!\p{L})(?:said|says|told|tells|warn(?:s|ed)|remind(?:s|ed)|point(?:s|ed) out|notic(?:es|ed)|mention(?:s|ed)|insist(?:s|ed)|argu(?:es|ed)|explain(?:s|ed)|complain(?:s|ed)|found|learned|noted|sagte|meinte|erklärte|warnte|erinnerte|a dit|a rappelé|a signalé|dijo|avisó|recordó)(?!\p{L})[^,;.:!?]*$/iu;

/** Whether a message gives what somebody said, with words such as "that". */
export const isReported = (message: string) =>
  [...message.matchAll(opener)].some(({ index }) => saying.test(message.slice(0, index)));

const courtesy =
  /(?<!\p{L})(?:please|pls|plz|kindly|bitte|merci|svp|stp|por favor|porfa|proszę|graag)(?!\p{L})/iu;
const pronoun =
  /(?<!\p{L})(?:it|this|that|which|them|these|das|dies\p{L}*|es|ce(?:la|ci)|ça|la|le|lo|esto|eso)(?!\p{L})/iu;
const deed =
  /(?<!\p{L})(?:add\p{L}*|put|note|not(?:ed|ing)|list\p{L}*|write|written|writ\p{L}*|take|record\p{L}*|document\p{L}*|belongs?|missing|miss|appear\p{L}*|includ\p{L}*|mention\p{L}*|insert\p{L}*|make|park|have it|lay|say|see|tell|find|there|name|lacks?|nowhere|wanted?|ask\p{L}*|treat\p{L}*|extend|oblige|keep|kept|nimm|aufnehm\p{L}*|ergänz\p{L}*|füg\p{L}*|hinzu\p{L}*|notier\p{L}*|eintrag\p{L}*|trag\p{L}*|brauch\p{L}*|fehlt|gehört|leg|einfügen|ajout\p{L}*|note[rz]?|manque|not[eé]\p{L}*|mettre|mets|écri\p{L}*|añad\p{L}*|agreg\p{L}*|anot\p{L}*|inclu\p{L}*|falta|pon\p{L}*|apunt\p{L}*|conviene|dodaj|dopisać|aggiung\p{L}*)(?!\p{L})/iu;
/** Why something is wished, before it. */
const reason =
  /^(?:since|as|because|given|due to|in view of|for|to (?:prevent|avoid|make|spare)|after|in (?:the|yesterday|our|my|last)|during|when|while|weil|da|nach|im|in|puisque|comme|après|como|tras|our|my|so|and|otherwise|sonst)(?!\p{L})/iu;

/**
 * The words that a message brings along, where others than those of orders may stand around them: what stands in quotes, behind a colon or
 * behind words such as "that", else the first clause that neither orders nor says why, up to the next one that orders. Null where nothing
 * shows where they begin.
 */
export function toldText(message: string, { noun, isOrder }: OrderSigns): FramedText | null {
  const whole = message.trim();
  const quotes = [...whole.matchAll(quoted)].filter(([, words]) => /\s/u.test(words ?? ''));
  const [quote] = quotes;
  if (quote && quotes.length === 1) {
    const frame = whole.slice(0, quote.index) + HOLE + whole.slice(quote.index + quote[0].length);
    return isOrder(frame) ? { frame, text: quote[1] ?? '' } : null;
  }
  const clauses = clausesOf(whole);
  const isFrame = ({ text }: Clause) =>
    noun.test(text) || courtesy.test(text) || (pronoun.test(text) && deed.test(text));
  for (const start of startsIn(whole, clauses, isFrame)) {
    const first = clauses.findIndex(({ end }) => end > start);
    const behind = clauses.findIndex((one, at) => at > first && isFrame(one));
    // what ends with a full stop before an order is told to its end, and what follows is said about it
    const stop =
      behind < 0
        ? -1
        : clauses.findIndex(({ mark }, at) => at >= first && at < behind && /[.;!?]/u.test(mark));
    const last = clauses[stop >= 0 ? stop : (behind < 0 ? clauses.length : behind) - 1];
    if (!last || last.end <= start) continue;
    const text = whole.slice(start, last.end).trim();
    const frame = `${whole.slice(0, start)}${HOLE}${whole.slice(last.end)}`;
    if (
      /\s/u.test(text) &&
      !denied.test(text) &&
      !opensWithVerb(text) &&
      !isFrame({ ...last, text }) &&
      isOrder(frame)
    )
      return { frame, text };
  }
  return null;
}

/** What is only set against something else. */
const denied = /^(?:not|nicht|pas|no|kein\p{L}*)(?!\p{L})/iu;

/** Where the words may begin, the surest first. */
function startsIn(whole: string, clauses: readonly Clause[], isFrame: (one: Clause) => boolean): number[] {
  const colons = clauses.flatMap(({ mark, text }, at) => {
    const next = clauses[at + 1];
    const isLead =
      isFrame({ start: 0, end: 0, mark, text }) ||
      at === 0 ||
      !isFrame(next ?? clauses[at] ?? { start: 0, end: 0, mark, text });
    return next && /^\s?(?::|[–—-]|→|->|<-|\+=|\+)$/u.test(mark.trim()) && isLead ? [next.start] : [];
  });
  const openers = [...whole.matchAll(opener)]
    .filter(
      ({ index }) =>
        telling.test(whole.slice(0, index).replace(/,\s*$/u, '')) ||
        saying.test(whole.slice(0, index)) ||
        /[,(]\s*$/u.test(whole.slice(0, index)),
    )
    .map((one) => one.index + one[0].length);
  const plain = clauses.findIndex((one) => !isFrame(one) && !reason.test(one.text));
  return [...colons, ...openers, ...(plain < 0 ? [] : [clauses[plain]?.start ?? 0])];
}

function clausesOf(whole: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const push = (end: number, next: number, mark: string) => {
    const raw = whole.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    if (/[\p{L}\p{N}]/u.test(raw))
      clauses.push({ start: from, end: from + raw.trim().length, text: raw.trim(), mark });
    start = next;
  };
  for (const match of whole.matchAll(clauseMarks)) push(match.index, match.index + match[0].length, match[0]);
  push(whole.length, whole.length, '');
  return clauses;
}

/** As `framedTexts` of a message that is read strictly, as `toldText` of another. */
export function textsIn(message: Message, signs: OrderSigns): readonly FramedText[] {
  if (message.reading === 'strict') return framedTexts(message.masked.text, signs.isOrder);
  const told = toldText(message.masked.text, signs);
  return told ? [told] : [];
}
