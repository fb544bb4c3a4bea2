import { matchesOf } from '../../../read/matches.ts';
import type { Span } from '../../../read/source.ts';
import { amountsIn } from '../../contrasts/amounts.ts';
import { datesIn } from '../../contrasts/dates.ts';
import type { Draft } from '../../draft.ts';
import { keyOf } from '../../target/keyed.ts';
import type { Concept } from '../lexicon/concept.ts';
import { conceptsNear, conceptsOf, LONGEST_PHRASE } from '../lexicon/lexicon.ts';
import { headingsIn } from '../named/headings.ts';

/** A piece of a wish: a word or phrase of the lexicon, a word it does not have, or what the wish names. */
export interface Piece extends Span {
  readonly kind: 'word' | 'section' | 'key' | 'quoted' | 'value' | 'hole' | 'mark' | 'break';
  readonly text: string;
  /** What the words can be to the wish; empty for those the lexicon does not have. */
  readonly concepts: ReadonlySet<Concept>;
}

const NONE: ReadonlySet<Concept> = new Set();
const quotes = /["“„«‘]\s?([^"“”„«»‘’]{1,200}?)\s?["”“»’]/gu;
/** The year behind a date. */
const year = /^,? \d{4}(?!\d)/u;
const keys = /(?<![\p{L}\p{N}-])\p{L}{1,4}[- ]?\d{1,4}(?![\p{L}\p{N}-])/gu;
const words =
  /(?<!\p{L})(?:[ldnsjcm]|qu)['’](?=\p{L})|[\p{L}\p{N}](?:[\p{L}\p{N}_]|['’./-](?=[\p{L}\p{N}]))*(?:['’](?!\p{L}))?|->|→|=>|[+=:&]|[.;!?,()]|(?<=\s)[–—-](?=\s)/gu;

/** A message in its pieces, in their order. What it names of the document is one piece each. */
export function piecesOf(message: string, draft: Draft): Piece[] {
  const named = [
    ...matchesOf(quotes, message).map((one) => quotedAt(one.index, one[0], one[1] ?? '', draft)),
    ...matchesOf(keys, message).flatMap((one) => {
      const key = keyOf(draft, one[0]);
      return key === null ? [] : [pieceAt('key', one.index, one[0], key)];
    }),
    ...headingsIn(message, draft).map(({ start, end, title }) => ({
      ...pieceAt('section', start, message.slice(start, end), title),
      concepts: conceptsOf(title),
    })),
    ...datesIn(message, 0, message.length)
      // "MAY" is no month
      .filter(({ start, end }) => /\d/u.test(message.slice(start, end)))
      .map(({ start, end }) =>
        pieceAt('value', start, message.slice(start, end) + (year.exec(message.slice(end))?.[0] ?? '')),
      ),
    ...amountsIn(message, 0, message.length)
      .map(({ start, end }) => pieceAt('value', start, message.slice(start, end)))
      .filter(({ text }) => isValue(text)),
  ];
  const apart = named.filter((one, at) => !named.slice(0, at).some((other) => overlap(one, other)));
  const bare = matchesOf(words, message)
    .map((one) => pieceAt(kindOf(one[0]), one.index, one[0]))
    .filter((one) => !apart.some((other) => overlap(one, other)));
  return inPhrases(
    [...apart, ...bare].toSorted((left, right) => left.start - right.start),
    message,
  );
}

function pieceAt(kind: Piece['kind'], start: number, written: string, text = written): Piece {
  return { kind, start, end: start + written.length, text, concepts: NONE };
}

/** Words in quotes: a heading of the document, a word of the lexicon, or words of their own. */
function quotedAt(start: number, written: string, text: string, draft: Draft): Piece {
  const title = draft.outline.sections.find((one) => one.level > 1 && one.title === text)?.title;
  if (title !== undefined)
    return { ...pieceAt('section', start, written, title), concepts: conceptsOf(title) };
  const strength = strengthIn(text.toUpperCase());
  return { ...pieceAt('quoted', start, written, text), concepts: strength ?? conceptsOf(text) };
}

/** A number with a unit; "two requirements" counts words of the wish itself. */
function isValue(text: string): boolean {
  const unit = /[\p{L}%€$]+\.?$/u.exec(text)?.[0];
  return /\d/u.test(text) && unit !== undefined && conceptsOf(unit).size === 0;
}

const kindOf = (text: string): Piece['kind'] =>
  /^[\p{L}\p{N}]/u.test(text) ? 'word' : /^(?:[.;!?,()]|[–—-])$/u.test(text) ? 'break' : 'mark';

const overlap = (left: Span, right: Span) => left.start < right.end && right.start < left.end;

/** Words in a row that the lexicon has as a phrase are one piece: the longest phrase from the left. */
function inPhrases(pieces: readonly Piece[], message: string): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const phrase = piece.kind === 'word' ? phraseFrom(pieces, at, message) : null;
    found.push(phrase?.piece ?? piece);
    at += phrase?.used ?? 1;
  }
  return found;
}

function phraseFrom(
  pieces: readonly Piece[],
  at: number,
  message: string,
): { piece: Piece; used: number } | null {
  const start = pieces[at]?.start ?? 0;
  const far = pieces.slice(at, at + LONGEST_PHRASE).findIndex(({ kind }) => kind !== 'word');
  for (let used = far < 0 ? LONGEST_PHRASE : far; used > 0; used -= 1) {
    const end = pieces[at + used - 1]?.end;
    if (end === undefined) continue;
    const text = message.slice(start, end);
    const exact = strengthIn(text) ?? conceptsOf(text.replace(/\s+/gu, ' '));
    const concepts = exact.size > 0 || used > 1 ? exact : conceptsNear(text);
    if (concepts.size > 0) return { piece: { kind: 'word', start, end, text, concepts }, used };
  }
  return null;
}

const strengths: Readonly<Record<string, Concept>> = {
  MUST: 'must',
  MUSS: 'must',
  SHOULD: 'should',
  SOLL: 'should',
  MAY: 'may',
  KANN: 'may',
};

/** A binding word in capitals is what a demand is to say; in small letters it only joins words. */
function strengthIn(text: string): ReadonlySet<Concept> | null {
  const strength = strengths[text];
  return strength === undefined ? null : new Set([strength]);
}
