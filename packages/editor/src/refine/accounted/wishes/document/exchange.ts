import { contentWords } from '../../../../document/content-words.ts';
import { decisionIn } from '../../../choice/decision.ts';
import type { Draft } from '../../../draft.ts';
import type { Concept } from '../../lexicon/concept.ts';
import { isAside, type Part } from '../../reading/parts.ts';
import type { Piece } from '../../reading/pieces.ts';

const own: ReadonlySet<Concept> = new Set([
  'neutral',
  'replace',
  'instead',
  'rename',
  'term',
  'everywhere',
  'only',
  'document',
  'section',
  'wrong',
  'turn',
  'correct',
]);
/** What stands between the words that go and those that come. */
const forward =
  /^(?:with|by|to|for|into|in|->|→|=>|durch|auf|zu|par|en|por|a|should be|should read|read|is now|becomes|become|be)$/iu;
const denying = /^(?:not|nicht|pas|no|non|rather than|never)$/iu;
/** What may only be named beside an exchange, or is more than a term. */
const beyond = /[\d_`{}/]|\p{Ll}\p{Lu}|\p{L}\.\p{L}/u;
const excepts = /(?<!\p{L})(?:but not|except|apart from|other than|außer|sauf|excepto|salvo)(?!\p{L})/iu;
const MOST_WORDS = 3;

/**
 * Words of the document that others are to take the place of, everywhere or in one section: two stretches of words that stand on both
 * sides of a word that says which of them goes. Null where any other word is left over, or where the document has none of the words
 * that are to go.
 */
export function exchangeOrders(
  message: string,
  parts: readonly Part[],
  draft: Draft,
): readonly string[] | null {
  if (excepts.test(message)) return null;
  const sections = new Set<string>();
  let exchange: { old: string; fresh: string } | null = null;
  let isTold = false;
  const alone: Run[] = [];
  const beside: Run[] = [];
  for (const part of parts) {
    for (const { kind, text } of part.pieces) if (kind === 'section') sections.add(text);
    isTold ||= part.pieces.some(
      ({ concepts, kind, text }) =>
        concepts.has('replace') ||
        concepts.has('instead') ||
        concepts.has('rename') ||
        (kind === 'mark' && text !== ':'),
    );
    if (!part.isReason && !isAside(part) && part.pieces.some(isOfOther)) return null;
    const runs = runsOf(part.pieces, message);
    if (
      !part.isReason &&
      runs.length === 1 &&
      !part.pieces.slice(1).some(({ concepts }) => concepts.has('no'))
    ) {
      (isAside(part) ? beside : alone).push(...runs);
      continue;
    }
    if (part.isReason || (runs.length > 0 && runs.length !== 2)) {
      if (isAside(part)) continue;
      return null;
    }
    if (runs.length === 0) continue;
    // "login page": a word of the term that a wish may hold itself
    if (runs.some((run) => isLonger(part.pieces, run))) return null;
    const read = directed(part.pieces, runs);
    if (read === null || exchange !== null) return null;
    exchange = read;
  }
  const single = alone.length === 1 && beside.length === 1 ? [...beside, ...alone] : alone;
  exchange ??= apart(single, draft);
  if (exchange === null || (single.length > 0 && single.length !== 2) || !isTold || sections.size > 1)
    return null;
  const { old, fresh } = exchange;
  const isSure = stands(old, draft) && old.toLowerCase() !== fresh.toLowerCase();
  const [title] = sections;
  // numbers and names of code have readers of their own, and so has a choice between what stands side by side
  if (!isSure || beyond.test(`${old} ${fresh}`) || decisionIn(message, draft) !== null) return null;
  return [
    title === undefined
      ? `Replace "${old}" with "${fresh}"`
      : `In ${title}, replace "${old}" with "${fresh}"`,
  ];
}

/** A word of another sort of wish. */
function isOfOther({ kind, concepts }: Piece): boolean {
  return (
    kind === 'word' && concepts.size > 0 && !concepts.has('no') && ![...concepts].some((one) => own.has(one))
  );
}

/** Two stretches in parts of their own: what the document has gives way to what it does not have. */
function apart([one, other]: readonly Run[], draft: Draft): { old: string; fresh: string } | null {
  if (!one || !other || stands(one.text, draft) === stands(other.text, draft)) return null;
  const [old, fresh] = stands(one.text, draft) ? [one.text, other.text] : [other.text, one.text];
  return [old, fresh].some((words) => words.split(/\s+/u).length > 2) ? null : { old, fresh };
}

interface Run {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** The stretches of words that are none of the wish's own; words in quotes are one each. */
function runsOf(pieces: readonly Piece[], message: string): Run[] {
  const runs: Run[] = [];
  for (const [at, piece] of pieces.entries()) {
    const isOwn =
      piece.kind === 'section' || piece.kind === 'mark' || [...piece.concepts].some((one) => own.has(one));
    const isNo = piece.concepts.has('no');
    if (piece.kind !== 'quoted' && (isOwn || isNo)) continue;
    const last = runs.at(-1);
    if (piece.kind === 'quoted') runs.push({ text: piece.text, first: at, last: at });
    else if (last && last.last === at - 1 && pieces[at - 1]?.kind === 'word')
      runs[runs.length - 1] = {
        ...last,
        text: message.slice(pieces[last.first]?.start, piece.end),
        last: at,
      };
    else runs.push({ text: message.slice(piece.start, piece.end), first: at, last: at });
  }
  return runs;
}

/** Which of two stretches goes, by what stands between and before them. */
function directed(
  pieces: readonly Piece[],
  [one, other]: readonly Run[],
): { old: string; fresh: string } | null {
  if (!one || !other || [one, other].some(({ text }) => text.split(/\s+/u).length > MOST_WORDS)) return null;
  const between = pieces.slice(one.last + 1, other.first);
  const before = pieces.slice(0, one.first);
  const [first, second] = [one.text, other.text];
  // "Mara with the search team": what has an article of its own is written with it
  if (hasArticle(pieces, one) !== hasArticle(pieces, other)) return null;
  if (between.some(({ concepts, text }) => concepts.has('instead') || denying.test(text)))
    return { old: second, fresh: first };
  if (before.some(({ concepts }) => concepts.has('instead'))) return { old: first, fresh: second };
  return between.some(({ text }) => forward.test(text)) ? { old: first, fresh: second } : null;
}

/** Whether a word that could be of the term stands right beside it. */
function isLonger(pieces: readonly Piece[], { first, last }: Run): boolean {
  return [pieces[first - 1], pieces[last + 1]].some(
    (one) =>
      one?.kind === 'word' &&
      (one.concepts.has('document') || one.concepts.has('section')) &&
      !one.concepts.has('everywhere'),
  );
}

const hasArticle = (pieces: readonly Piece[], { first }: Run) =>
  /^(?:the|an?|der|die|das|eine?n?|le|la|les|une?|el|los|las|una)$/iu.test(pieces[first - 1]?.text ?? '');

/** Whether the document has the words; of one word any form counts. */
function stands(words: string, draft: Draft): boolean {
  if (draft.text.toLowerCase().includes(words.toLowerCase())) return true;
  const [only, ...others] = contentWords(words);
  return only !== undefined && others.length === 0 && contentWords(draft.text).includes(only);
}
