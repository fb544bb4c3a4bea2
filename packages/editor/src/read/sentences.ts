import { narrowPiece } from './narrow.ts';
import { isOneSegment } from './one-segment.ts';
import type { Sentence, Span } from './source.ts';
import { isWrapped } from './wrapped-lines.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Abbreviations that end in a full stop without ending the sentence, in the languages served. */
const ABBREVIATION =
  /(?:^|[\s([{"'])(?:e\.g|i\.e|eg|ie|etc|vs|cf|al|acc|approx|resp|incl|excl|est|min|max|avg|no|nr|fig|sec|ch|vol|ed|dept|inc|ltd|corp|mr|mrs|ms|dr|prof|capt|sgt|rev|fr|hr|frl|mme|mlle|dott|st|z\.?\s?b|d\.?\s?h|u\.\s?a|o\.\s?ä|s\.\s?o|bzw|ca|evtl|ggf|inkl|usw|vgl|zzgl|p\.\s?ex|ex|env|av|cad|ecc|es|p\.\s?ej|ej|art|pág|núm|aprox|sr|sra|bijv|o\.a|d\.w\.z|m\.b\.t|np|tzn|itd|itp|m\.in|tj|godz|tys|mln|mld|ul|pkt|zob|wg|ok|art|poz|szt|ds|wzgl|nt|ws|jw|tzw|br|blz|nvt|t\.a\.v|tel|(?<!\p{L}')[a-z])\.$/iu;

/** Those that may also end a sentence: they do when a capital follows. */
const MAY_END = /(?:etc|usw|itd|itp|ecc|inc|ltd|corp|al|acc|est|no|ok|[ap]\.m)\.$/iu;

/** Line prefixes that belong to the container, not to the sentence: quote marks and indentation. */
const LINE_BREAK = /[ \t]*\r?\n[ \t>]*/g;

/**
 * Sentences of a prose block. A line break ends a sentence where lines are thoughts (chat, notes) and
 * does not where prose was wrapped at a column. Nothing is split inside a protected span.
 *
 * @param block offsets of the block's content in `text`
 */
export function splitSentences(text: string, block: Span, spans: readonly Span[]): Sentence[] {
  const masked = mask(text, block, spans);
  const sentences: Sentence[] = [];
  if (isOneSegment(masked)) {
    push(sentences, text, block.start, block.end);
    return sentences;
  }
  let start = block.start;
  let end = block.start;
  for (const { segment } of segmenter.segment(masked)) {
    end += segment.length;
    const next = text.slice(end, end + 40).trimStart();
    if (end < block.end && isWithinRange(text, end)) continue;
    if (end < block.end && !segment.includes('\n') && continues(text.slice(start, end).trimEnd(), next))
      continue;
    push(sentences, text, start, end);
    start = end;
  }
  push(sentences, text, start, block.end);
  return sentences;
}

/** "-2..+9 m": from, to, with nothing between. */
function isWithinRange(text: string, at: number): boolean {
  return /\d\.{2,3}$/u.test(text.slice(Math.max(0, at - 6), at)) && /^[+−-]?\d/u.test(text.slice(at, at + 2));
}

/** Whether the full stop at the end of `sentence` belongs to an abbreviation or an ordinal. */
function continues(sentence: string, next: string): boolean {
  const tail = sentence.slice(-14);
  // "Somebody (Ana?) has to", and a remark in brackets behind the mark: "sorts by id! (bug)".
  if (/[?!…][)\]]$/u.test(sentence) && /^\p{Ll}/u.test(next)) return true;
  if (/[.?!]$/u.test(sentence) && /^\([\p{L}\p{N} ,'’-]{2,36}\)[.!]?(?:\n|$)/u.test(next)) return true;
  // "(ethical walls! the archive has lists)": a mark within brackets ends nothing outside them.
  if (/(?<![:;])\([^()]{1,160}[.?!]$/u.test(sentence) && /^[^()]{1,39}\)|^[^().?!]{40}/u.test(next))
    return true;
  // 'people ask "anybody there?" and wait': a mark within a quotation ends nothing of the sentence around it.
  if (/[?!…]["”»]$/u.test(sentence) && /^(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero) /u.test(next))
    return true;
  // "Dead animals!! must never get one"
  if (
    /\p{L}!{1,3}$/u.test(sentence) &&
    /^(?:must|should|shall|can|may|need|has to|have to|never|are|is)(?!\p{L})/u.test(next)
  )
    return true;
  // "(objects, arrays, etc.) are read": an abbreviation within brackets ends nothing outside them.
  if (/(?<!\p{L})(?:etc|usw|itd|itp|ecc)\.[)\]]$/iu.test(sentence) && /^\p{Ll}/u.test(next)) return true;
  // "The dot (.) matches any": a mark that is spoken of.
  if (/\(["'`]?[.?!]["'`]?\)$/u.test(sentence)) return true;
  // "-2 m .. +9 m", "-2..+9 m": from, to
  if (/\s\.{2,3}$/u.test(sentence) && /^\S/u.test(next)) return true;
  if (/^\d{1,3}\.$/.test(sentence)) return true;
  // "The branch in Hafenstr. 12?": the number of a house, and no sentence of a number alone.
  if (/\p{L}\.$/u.test(sentence) && /^\d{1,4}\s?[a-z]?(?:[?!,;)](?!\d)|\.?\s{0,3}(?:\n|$))/u.test(next))
    return true;
  if (/\p{L}str\.$/iu.test(sentence) && /^\d/u.test(next)) return true;
  // A date as it is written in German, before its time or the next word of its sentence.
  if (/(?:^|[\s(])\d{1,2}\.\d{1,2}\.$/u.test(sentence) && /^[\d\p{Ll}]/u.test(next)) return true;
  // "Nach 21 Tagen die 1. Mahnung": an ordinal, which no sentence ends with behind its article.
  if (/(?:^|\s)(?:d(?:er|ie|as|en|em|es)|zu[rm]|am|vom|im|jede[rsn]?)\s\d{1,2}\.$/iu.test(sentence))
    return true;
  // "Closes at 6 p.m. on Sundays": letters with full stops, and the sentence goes on in small letters.
  if (/(?<!\p{L})\p{L}\.\s?\p{L}\.$/u.test(sentence) && /^\p{Ll}/u.test(next)) return true;
  // "AVG." and "HR." in capitals are names, "avg." and "hr." abbreviations.
  if (/(?<!\p{L})(?!ST\.|DR\.|MR\.|MS\.|NR\.)\p{Lu}{2,}\.$/u.test(sentence) && /^\p{Lu}/u.test(next))
    return false;
  if (/\d\s?\p{L}{1,3}\.$/u.test(sentence) && /^\p{Lu}/u.test(next)) return false;
  // "Expire after 15 min. check_out must follow": behind a unit, a name that is bound opens a sentence.
  if (
    /\d\s?(?:min|sec|hr)\.$/iu.test(sentence) &&
    (/^(?:the )?[\p{L}_]+ (?:must|should|shall|has to|needs to)(?!\p{L})/u.test(next) ||
      (counts.test(next) && !opensOnly.test(sentence.trimStart())))
  )
    return false;
  if (!ABBREVIATION.test(tail)) return false;
  return !(MAY_END.test(tail) && /^\p{Lu}/u.test(next));
}

/** "Locked for 10 min. 5 failed ones alert the owner": a count of something opens a sentence, where "5 min. 30 sec." is one time. */
const counts = /^\d[\d.,]*[kKM]? (?!(?:s|secs?|seconds?|m|mins?|minutes?|ms)(?!\p{L}))\p{L}{2,}/u;

/** "After 10 min. 5 people get it": what only opens a sentence. */
const opensOnly = /^(?:after|within|in|every|once|if|when|for|each|nach|alle|wenn|après|cada) /iu;

function push(sentences: Sentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const lead = (text[from - 1] === '\n' ? /^[\s>]*/ : /^\s*(?:\n[ \t>]*)?/).exec(raw)?.[0].length ?? 0;
  const start = from + lead;
  const end = start + raw.slice(lead).trimEnd().length;
  if (end > start)
    sentences.push({ start, end, text: narrowPiece(text.slice(start, end), text).replace(LINE_BREAK, ' ') });
}

/**
 * The block with protected spans as one capital word, and with letters after a mark raised, so that the
 * segmenter also splits "it broke. we fixed it", which the Unicode rules leave whole.
 */
function mask(text: string, block: Span, spans: readonly Span[]): string {
  let masked = '';
  let from = block.start;
  for (const span of spans) {
    if (span.end <= block.start || span.start >= block.end) continue;
    const start = Math.max(span.start, block.start);
    const end = Math.min(span.end, block.end);
    masked += text.slice(from, start) + covered(text.slice(start, end), text.slice(end, end + 4));
    from = end;
  }
  masked += text.slice(from, block.end);
  const lines = isWrapped(masked) ? masked.replace(/[\r\n]/g, ' ') : masked;
  // The mark that begins an image ends no sentence.
  return (
    lines
      .replaceAll('![', 'X[')
      // "He did :) 72 hours then gone": who smiles has said it.
      .replace(/(?<=\s)[:;]-?[)(DP](?=\s{1,3}\S)/gu, (smile) => '!'.padEnd(smile.length, ')'))
      // "The parameter ?returnTo is gone": a mark right before a name is part of it.
      .replace(/(?<=\s)\?(?=\p{L})/gu, 'X')
      // "{amount, note?} => 201": what may be left out.
      .replace(/(?<=[\p{L}\p{N}_])\?(?=\}|[)\]]\s{0,3}(?:->|→|=>))/gu, 'X')
      .replace(/([.!?…]["')\]*_]{0,3}\s+["'([*_¿¡]{0,3})(\p{Ll})/gu, (_, mark: string, letter: string) => {
        const raised = letter.toUpperCase();
        return mark + (raised.length === letter.length ? raised : letter);
      })
  );
}

/** A protected span as one capital word; where a quotation ends its sentence, its mark does so still. */
function covered(span: string, next: string): string {
  const goesOn = !/^\s+["“„«]?[\p{Lu}\p{N}]/u.test(next);
  const ending = goesOn ? '' : (/[.!?…]["”“»]$/u.exec(span)?.[0] ?? '');
  return 'X'.repeat(span.length - ending.length) + ending;
}
