import { unknownIn } from '../lexicon/words-of-orders.ts';

/** Words that an order brings along, and the order around them with a mark in their place. */
export interface FramedText {
  readonly frame: string;
  readonly text: string;
}

/** What stands for the words that an order brings along, in the order. */
export const HOLE = '⟪⟫';

const quoted = /["“„«]\s*([^"“”„«»]{2,400}?)\s*["”“»]/gu;
/** Where the words that an order brings along may begin, behind the match: the first of these tells best. */
const begins: readonly RegExp[] = [
  /\s\((?=[^)]*\)[\s.!?]*$)|\s?(?::|->|→|=>|\s[–—-])\s+(?:\+\s)?|(?<=^|[\s(])(?:that|saying|dass|que|che|dat|że|where|to|if|when|whenever|once|in case|wenn|falls|sofern|si|quand|lorsque|en cas de|cuando|quando|als|indien|gdy|jeśli|(?<=(?<!\p{L})(?:we|i|you|they|one|somebody|someone)(?:\s(?:also|still|really))*\s)(?:(?:have|has|need|needs) to|must|should)|and that|why not|\+)\s+|(?<=\s)qu['’]/giu,
  /(?<=^|[\s(])(?:it|se|which|as|into|is|be|read|say|see|add|ajoute|agrega|añade|include|introduce|put|left out|forgot|missed|called|named|titled|use|in|zu|nach|auf|en|a|por|mention|list|alternative|considered|with|having|has|fields|columns|mit|avec|con|champs|campos|about)\s+/giu,
  /,\s+|[.!?]\s+/gu,
  /^/gu,
];
/** Where they may end, before the match. */
const ends =
  /(?:\s*[.!?]*$|\s?[,;]\s|[.!?]\s+|\s(?=\(|(?:as (?:an?|the|another|one)|(?:is|are|was)(?:n['’]t| not)? (?:an?|the|missing|listed|mentioned|noted|there|in there|also|one)(?!\p{L})|belongs? (?:to|in|under|among|there)|(?:should|must|has to|needs to) be (?:an?|the|one|among|in|under|listed|mentioned|added|noted|part|there)|to (?:the|its)|among|under|from the|(?:as well|too|also)(?=\s*(?:[.,;!?)]|$|please|pls))|please|pls|bitte|umbenennen|hinzufügen|ergänzen|aufnehmen|eintragen|anlegen|instead|rather than|for|in|on|zu|bei|à|aux|a|al|aan|do|ai?)(?!\p{L}))|\?$)/giu;
/** How an order may go on behind words that it brings along, where those before them are an order already: with a courtesy. */
const courtesy =
  /^[\s,]*(?:(?:too|as well|also|(?:please|pls|bitte)(?:\s(?:add|include|note|list|mention|put)(?:\s(?:it|this|that))?(?:\s(?:in|there))?)?|instead|thanks?|thx|merci|gracias|hinzufügen|ergänzen|aufnehmen|eintragen|anlegen)[\s,]*)*[.!?)]*\s*$/iu;
/** With one more clause that says what is to become of them, or that they are not there. */
const clause =
  /^(?:\s?[,;.!?)]\s?(?=.*(?<!\p{L})(?:it|that|this|them|they|there|das|es|la|le|lo)(?!\p{L}))|\s)(?=.*(?:(?<!\p{L})(?:add|put|note|list|include|mention|write|open|create|enter|belongs?|listed|mentioned|noted|missing|in there|ergänz\p{L}*|aufnehmen|eintragen|ajout\p{L}*|agreg\p{L}*|añad\p{L}*|pon)(?!\p{L})|(?:should|must|has to|needs to)(?: be)?(?:\W|$)))(?!\s(?:to|for|in|on|a|zu|bei|do)(?!\p{L}))/iu;
const follows = (rest: string) => courtesy.test(rest) || clause.test(rest);

/** More places than that only cost time. */
const MOST = 40;

/**
 * Each way in which a message is an order around words of its own: those are one stretch between places where such words begin and end,
 * and what is left are words of orders alone. Orders with most words of their own come first.
 */
export function framedTexts(message: string, isOrder: (frame: string) => boolean): FramedText[] {
  const whole = message.trim();
  const found: FramedText[] = [];
  const quotes = [...whole.matchAll(quoted)];
  for (const match of quotes.length === 1 ? quotes : []) {
    const frame = whole.slice(0, match.index) + HOLE + whole.slice(match.index + match[0].length);
    if (unknownIn(frame).length === 0 && isOrder(frame)) found.push({ frame, text: match[1] ?? '' });
  }
  if (found.length > 0) return found;
  if (quotes.length > 1) return [];
  const stops = [...new Set([...whole.matchAll(ends)].map((one) => one.index))].slice(0, MOST);
  for (const [rank, form] of begins.entries()) {
    const starts = [...whole.matchAll(form)].map((one) => one.index + one[0].length).slice(0, MOST);
    const ranked = starts.flatMap((start) => textsFrom(whole, start, stops, isOrder));
    // "the title is confusing, make it X": what begins in a later clause is what the order brings along
    found.push(
      ...(rank === 1
        ? ranked.toSorted((one, other) => clausesIn(other.frame) - clausesIn(one.frame))
        : ranked),
    );
  }
  return found;
}

/** How many clauses of an order stand before the words that it brings along. */
const clausesIn = (frame: string) => frame.slice(0, frame.indexOf(HOLE)).split(/[,.;]\s/u).length;

function textsFrom(
  whole: string,
  start: number,
  stops: readonly number[],
  isOrder: (frame: string) => boolean,
): FramedText[] {
  const before = whole.slice(0, start);
  if (unknownIn(before).length > 0) return [];
  const isWhole = isOrder(before + HOLE);
  return stops.flatMap((stop) => {
    const rest = whole.slice(stop);
    if (stop < start + 3 || unknownIn(rest).length > 0 || (isWhole && !follows(rest))) return [];
    const frame = `${before}${HOLE}${rest}`;
    return isOrder(frame) ? [{ frame, text: whole.slice(start, stop).trim() }] : [];
  });
}
