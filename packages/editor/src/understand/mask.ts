import { partitionPoint } from '../partition-point.ts';
import { narrowPiece } from '../read/narrow.ts';
import type { Source, Span } from '../read/source.ts';

/** A stretch of text whose protected spans are tokens, so that rules see and change the prose only. */
export interface Masked {
  readonly text: string;
  /** What the tokens stand for, by number. */
  readonly tokens: readonly string[];
}

const open = '\uE010';
const close = '\uE011';
const firstToken = 0xe100;
const token = /\uE010([\uE100-\uF8FF])\uE011/gu;

/**
 * The text of a span with each protected span in it replaced by a token of private-use characters. Rules may move,
 * drop or copy tokens; `restore` gives back the bytes. Characters of the input that look like tokens are dropped.
 */
export function maskSpan(source: Source, span: Span): Masked {
  const tokens: string[] = [];
  let text = '';
  let from = span.start;
  for (const protectedSpan of overlapping(source, span)) {
    const start = Math.max(protectedSpan.start, span.start);
    const end = Math.min(protectedSpan.end, span.end);
    if (tokens.length + firstToken > 0xf8fe) break;
    text += `${plain(source.text.slice(from, start))}${open}${String.fromCharCode(firstToken + tokens.length)}${close}`;
    tokens.push(narrowPiece(source.text.slice(start, end), source.text));
    from = end;
  }
  const rest = plain(narrowPiece(source.text.slice(from, span.end), source.text));
  return { text: text + rest, tokens };
}

/** A text that no rule changes. */
export function maskedWhole(text: string): Masked {
  return { text: `${open}${String.fromCharCode(firstToken)}${close}`, tokens: [text] };
}

/** What a quotation says that is a sentence by itself; null where a sentence is no such quotation as a whole. */
export function unquoted(masked: Masked): Masked | null {
  const [only = ''] = masked.tokens;
  const isWhole = masked.tokens.length === 1 && /^\uE010.\uE011[.!?]?$/u.test(masked.text);
  const said = isWhole ? quotation.exec(only)?.[1] : undefined;
  return said === undefined || said.split(' ').length < leastQuoted ? null : { text: said, tokens: [] };
}

const quotation = /^(?:["“„«]|['‘])\s?([^"“”„«»]{12,}?)\s?(?:["”“»]|['’])$/u;
/** Words of a sentence; fewer are a label or a message as it is worded. */
const leastQuoted = 5;

/** The text with its protected spans back in place. */
export function restore(masked: Masked): string {
  return narrowPiece(
    masked.text.replace(token, (_, sign: string) => kept(masked.tokens, sign)),
    masked.text,
  );
}

/** The text with those protected spans back in place that are arrows: they say what follows what. */
export function withArrows({ text, tokens }: Masked): string {
  return text.replace(token, (whole, sign: string) => (isArrow.test(kept(tokens, sign)) ? '->' : whole));
}

const isArrow = /^(?:->|=>|→)$/u;

/** The text with those protected spans back in place that a pattern matches. */
export function revealed({ text, tokens }: Masked, shown: RegExp): string {
  return text.replace(token, (whole, sign: string) =>
    shown.test(kept(tokens, sign)) ? kept(tokens, sign) : whole,
  );
}

/** The part of a masked text that was `revealed` by a pattern, with tokens for the spans that it revealed. */
export function maskedAgain({ tokens }: Masked, part: string, shown: RegExp): string {
  return tokens.reduce(
    (text, kept, at) =>
      shown.test(kept) ? text.replace(kept, `${open}${String.fromCharCode(firstToken + at)}${close}`) : text,
    part,
  );
}

/** A masked text changed by a rule. */
export function changed(masked: Masked, text: string): Masked {
  return { text: narrowPiece(text, masked.text), tokens: masked.tokens };
}

/** Two masked texts as one, the second under the tokens that follow those of the first. */
export function joined(first: Masked, between: string, second: Masked): Masked {
  const shift = first.tokens.length;
  const renumbered = second.text.replace(
    token,
    (_, sign: string) => `${open}${String.fromCharCode(sign.charCodeAt(0) + shift)}${close}`,
  );
  return { text: `${first.text}${between}${renumbered}`, tokens: [...first.tokens, ...second.tokens] };
}

/** Whether a masked text begins with a protected span. */
export function startsProtected(text: string): boolean {
  return text.startsWith(open);
}

function kept(tokens: readonly string[], sign: string): string {
  return tokens[sign.charCodeAt(0) - firstToken] ?? '';
}

/** Whether there is a protected span anywhere in a masked text. */
export function holdsProtected(text: string): boolean {
  return text.includes(open);
}

function plain(text: string): string {
  return text.replace(/[\uE010\uE011\uE100-\uF8FF]/gu, '');
}

function overlapping({ protectedSpans }: Source, { start, end }: Span): Source['protectedSpans'] {
  return protectedSpans.slice(
    partitionPoint(protectedSpans, (one) => one.end > start),
    partitionPoint(protectedSpans, (one) => one.start >= end),
  );
}
