import { opensWithVerb } from '../../../clauses/verbs.ts';
import type { Draft } from '../../../draft.ts';
import { findSection } from '../../../target/section.ts';
import { ADDING, type Concept } from '../../lexicon/concept.ts';
import type { Piece } from '../../reading/pieces.ts';

const own: ReadonlySet<Concept> = new Set([
  ...ADDING,
  'requirement',
  'nonGoal',
  'question',
  'risk',
  'instead',
  'turn',
  'one',
]);
const asks: readonly Concept[] = ['add', 'missing', 'say'];
/** What a statement can be, as orders call it. */
const kinds = [
  ['requirement', 'Add a requirement'],
  ['risk', 'Add a risk'],
  ['question', 'Add the question'],
] as const;
/** Words behind which that begins what is to be said. */
const opening = /^(?:that|saying|stating|dass|que|qu['’])$/iu;
/** What joins what is said to an order before it. */
const joining = /^(?:(?:namely|also|and|please|pls|too)(?!\p{L})[,:]? ?(?:to (?=\p{L}))?)+/iu;

/** A message parted in what orders it, what it says, and what goes on ordering behind. */
interface Parted {
  readonly frame: readonly Piece[];
  readonly content: string;
}

/**
 * Something to be written down as told, with where it is to stand: a kind of statement or one section. Both stand around it in any
 * order ("X; this needs to be in Design"), and no word of theirs is left over.
 */
export function contentOrders(
  message: string,
  pieces: readonly Piece[],
  draft: Draft,
): readonly string[] | null {
  for (const { frame, content } of partings(message, pieces)) {
    if (opensWithVerb(content) || !/\s/u.test(content)) continue;
    const has = (concept: Concept) => frame.some(({ concepts }) => concepts.has(concept));
    const sections = frame.filter(({ kind }) => kind === 'section');
    const [section] = sections;
    const kind = kinds.find(([concept]) => has(concept));
    if (!asks.some(has) && !(kind && frame.some(({ kind: piece }) => piece === 'mark'))) continue;
    if (isSeveral(frame, content)) return null;
    if (kind && sections.every(({ concepts }) => concepts.has(kind[0]))) {
      if (kind[0] === 'question' && !content.endsWith('?')) continue;
      return [`${kind[1]}: ${kind[0] === 'question' ? content : content.replace(/\?$/u, '')}`];
    }
    if (section && sections.length === 1 && !kind && findSection(draft, section.text))
      return [`Add to ${section.text}: ${sentence(content.replace(/\?$/u, ''))}`];
  }
  return null;
}

/** "Risks: a, b and c" adds one each. */
function isSeveral(frame: readonly Piece[], content: string): boolean {
  return (
    frame.some(
      ({ kind, text }) => kind === 'word' && /^(?:risks|requirements|reqs|questions)$/iu.test(text),
    ) && /,| and /u.test(content)
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ways to part a message so that every word around what it says is one of the frame's, the shortest frame first. */
function* partings(message: string, pieces: readonly Piece[]): Generator<Parted> {
  const isOwn = ({ kind, concepts }: Piece) =>
    kind === 'mark' || kind === 'break' || kind === 'section' || [...concepts].some((one) => own.has(one));
  const foreign = pieces.findIndex((one) => !isOwn(one));
  if (foreign < 0) return;
  const lastForeign = pieces.findLastIndex((one) => !isOwn(one));
  const behind = (isBoundary: (piece: Piece) => boolean) =>
    pieces.flatMap((one, at) => (at < foreign && isBoundary(one) ? [at + 1] : []));
  const [marks, words, breaks] = [
    behind(({ kind, text }) => kind === 'mark' || /^[–—-]$/u.test(text)),
    behind(({ text }) => opening.test(text)),
    behind(({ kind }) => kind === 'break'),
  ];
  const starts = [...marks.slice(-1), ...words.slice(0, 1), ...breaks.toReversed()];
  const ends = pieces.flatMap(({ kind }, at) => (at > lastForeign && kind === 'break' ? [at] : []));
  for (const start of [...starts, 0]) {
    for (const end of [pieces.length, ...ends]) {
      const [from, to] = [pieces[start], pieces[end - 1]];
      if (!from || !to || (start === 0 && end === pieces.length)) continue;
      const frame = [...pieces.slice(0, start), ...pieces.slice(end)];
      // a mark that opens a sentence belongs to it
      const opens = from.start - (/[¿¡]$/u.test(message.slice(0, from.start)) ? 1 : 0);
      const said = message.slice(opens, end === pieces.length ? message.length : to.end).trim();
      const content = withoutAsker(said.replace(/[.!;,]+$/u, '')).replace(joining, '');
      if (!hasOrderInside(pieces.slice(start, end))) yield { frame, content };
    }
  }
}

/** Who wants something said, behind it: "because legal asked for it", "finance brought it up last week". */
const asker =
  /(?:[,;]\s+|\s+(?=because|since|weil|denn|car|parce|porque))(?:(?:because|since|as|weil|denn|car|parce qu[e']|porque)\s?)?(?:\p{L}+ ){1,4}(?:asked (?:for|about) (?:it|this|that|them)|wants? (?:it|this|that)|wanted (?:it|this|that)|requested (?:it|this|that)|insists? on (?:it|this|that)|brought (?:it|this|that) up|keeps? asking|told us|decided (?:it|this|that|so)|agreed (?:on|to) (?:it|this|that)|hat es verlangt|l'a demandé|lo pidió)(?: (?:yesterday|today|last week|last month|again|in the (?:meeting|review|call)))?$/iu;
const withoutAsker = (said: string) => said.replace(asker, '');

/** Whether what is said still holds a part that only orders. */
function hasOrderInside(said: readonly Piece[]): boolean {
  const pieces = said.at(-1)?.kind === 'break' ? said.slice(0, -1) : said;
  const last = pieces.findLastIndex(({ kind }) => kind === 'break');
  const tail = last < 0 ? [] : pieces.slice(last + 1);
  return (
    tail.length > 0 &&
    tail.every(({ kind, concepts }) => kind === 'section' || [...concepts].some((one) => own.has(one))) &&
    tail.some(({ concepts }) => concepts.has('add'))
  );
}
