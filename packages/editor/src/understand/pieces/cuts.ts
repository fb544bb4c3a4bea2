import { wordCount } from '../../read/word-count.ts';
import type { Tree } from '../../syntax/tree.ts';
import { leavesBracketOpen } from '../clause/brackets.ts';
import type { Join } from '../clause/joins.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { piecesIn } from './pieces-of.ts';
import type { Piece } from './segments.ts';

/** Words that either side of a cut has at least. */
const FEWEST = 2;
/** The same of a fact behind a cut. */
const FEWEST_OF_FACT = 3;

/** Where an English sentence is cut by what was learned of its words, beside the cuts that others make. */
export function cutsWith(masked: string, others: readonly Join[]): Join[] {
  const pieced = piecesIn(masked);
  if (pieced === null) return [...others];
  const { tree, joints, pieces } = pieced;
  const startOf = (at: number): number => tree.word(at)?.start ?? 0;
  const lastWord = tree.words.findLastIndex(({ text }) => /\p{L}/u.test(text));
  const own = pieces.flatMap((piece, at): Join[] => {
    if (piece.label !== 'X') return [];
    const index = tree.word(piece.first)?.start ?? 0;
    const length = (tree.word(piece.last)?.end ?? index) - index;
    const sure = Math.max(...joints.slice(piece.first, piece.last + 1));
    const behind = segmentFrom(pieces, at + 1);
    // "Progress is gone and users upload again": neither is wanted more than the other, so the whole is judged
    if (!parts.test(piece.text) && !isWanted(behind) && !isWanted(segmentBefore(pieces, at))) return [];
    if (tellsWhatFor(piece.text, segmentBefore(pieces, at), behind)) return [];
    if (goesOn(piece.text, behind, tree)) return [];
    return sure >= neededFor(behind, piece.text, masked.slice(0, index)) &&
      isBetweenThoughts(masked, { index, length })
      ? [{ index, length }]
      : [];
  });
  const apart = others.filter(
    ({ index, length }) =>
      own.every((cut) => index > cut.index + cut.length + 1 || cut.index > index + length + 1) &&
      !pieces.some(
        ({ label, first, last }) =>
          label === 'T' && last >= lastWord && startOf(first) <= index + length && first > 0,
      ),
  );
  return [...own, ...apart].toSorted((a, b) => a.index - b.index);
}

function segmentFrom(pieces: readonly Piece[], from: number): readonly Piece[] {
  const end = pieces.findIndex(({ label }, at) => at >= from && label === 'X');
  return pieces.slice(from, end < 0 ? undefined : end).filter(({ label }) => label !== 'T');
}

function segmentBefore(pieces: readonly Piece[], to: number): readonly Piece[] {
  const start = pieces.slice(0, to).findLastIndex(({ label }) => label === 'X');
  return pieces.slice(start + 1, to).filter(({ label }) => label !== 'T');
}

/** Whether a segment binds, denies, asks for a thing or orders: more than a clause in the present, which tells of today as often. */
function isWanted(segment: readonly Piece[]): boolean {
  const labels = segment.map(({ label }) => label).join('');
  return /[MNO]/u.test(labels) || /^C?V/u.test(labels);
}

/** "Each tenant gets its own pool so a slow one can't starve the others": without a comma, and nobody bound, what a demand is for. */
function tellsWhatFor(joint: string, before: readonly Piece[], behind: readonly Piece[]): boolean {
  if (!/^so$/iu.test(joint) || before.some(({ label }) => label === 'F')) return false;
  if (/^C?N?V/u.test(behind.map(({ label }) => label).join(''))) return false;
  return !behind.some(({ label, text }) => label === 'O' || (label === 'M' && !enables.test(text)));
}

/** "Start with the internal workspace, then 10% of customers": a bare thing behind "then" is the next of what the verb before it takes. */
function goesOn(joint: string, behind: readonly Piece[], { words }: Tree): boolean {
  const isDone = ({ first, last }: Piece) =>
    words.slice(first, last + 1).some(({ tag }) => /^(?:VB|MD)/u.test(tag));
  return /(?<!\p{L})then$/iu.test(joint) && !behind.some(isDone);
}

const enables = /^(?:can|could|will|would)(?!\p{L})/iu;

const NEVER = 2;

/** How likely a joint has to be where it parts a segment from what stands before it: a deed with who does it is seldom a part of a list. */
function neededFor(behind: readonly Piece[], joint: string, before: string): number {
  const labels = behind.map(({ label }) => label).join('');
  const [first, second] = behind;
  if (first === undefined || leans.test(first.text)) return NEVER;
  if (first.label === 'M' && modal.test(first.text)) return NEVER;
  if (first.label === 'S' && /^to$/iu.test(second?.text ?? '')) return NEVER;
  if (definitions.test(before) && !labels.includes('M')) return NEVER;
  if (labelled.test(before) && first.label === 'S') return NEVER;
  // "book, cancel, move a booking": deeds on one and the same
  if (joint.trim() === ',' && isBaseVerb(/, (\p{Ll}+)\s*$/u.exec(before)?.[1] ?? '')) return NEVER;
  // what happens else, or after that, is said of what stands before it
  if (/otherwise|(?<!\p{L})then$/iu.test(joint)) return NEVER;
  // "…, so the log has no hole": what for
  if (/^so$/iu.test(joint) && /^SV/u.test(labels)) return NEVER;
  const verb = behind.find(({ label }) => label === 'V')?.text ?? '';
  const opensDeed = /^N?V/u.test(labels) && !/(?:ed|s)$/u.test(verb);
  const isBound = /so$/iu.test(joint) && first.label === 'O';
  const isStill =
    first.label === 'S' &&
    second?.label === 'R' &&
    /^(?:still |also )?(?:must|have to|has to|should)(?!\p{L})/iu.test(second.text);
  const isDeed = isBound || isStill || opensDeed || /^C.*V|S.*V|^M.*[VO]/u.test(labels);
  if (parts.test(joint))
    return isDeed ? 0.6 : labels.startsWith('F') && wordsIn(behind) >= FEWEST_OF_FACT ? 0.8 : NEVER;
  // "…, steam kills the wifi" behind what binds is a remark, and what hangs on "that" may go on
  const isRemark = binds.test(before) && !/[MCN]/u.test(labels);
  if (isRemark || /(?<!\p{L})(?:that|whether|which|who)(?!\p{L})/iu.test(before)) return NEVER;
  // "The words must be new, and long ones should come more often": each is bound by a word of its own
  if (/^[SC]/u.test(labels) && binds.test(before) && behind.some(({ text }) => binds.test(text))) return 0.7;
  return isDeed ? 0.96 : NEVER;
}

const binds = /(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|may|can)(?!\p{L})/iu;

/** "A loan has a start date, a fee": what follows may be one more of its parts. */
const definitions =
  /^(?:\S+ ){0,5}(?:has|have|had|holds?|contains?|consists?|includes?|stores?|keeps?|=)(?: |$)/iu;
/** "Mouse: click opens": a topic, and what is said of its parts. */
const labelled = /^[^:]{1,30}: /u;

function wordsIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** What parts thoughts, where "and" and a comma stand as often between the members of a list. */
const parts = /[;–—-]|^,? ?(?:so|then|plus)$/iu;

/** What is said of somebody named before, or binds the same one: that is parted where it is known who is meant. */
const leans =
  /^(?:it|they|he|she|them|this|that|these|those|who|what|which|when|where|how|why|whether|not|no)(?!\p{L})/iu;
const modal =
  /^(?:to|must|should|shall|may|can|could|has to|have to|needs? to|ought to|is|are|be)(?!\p{L})/iu;

function isBetweenThoughts(masked: string, { index, length }: Join): boolean {
  const before = masked.slice(0, index);
  const after = masked.slice(index + length).trim();
  return (
    !leavesBracketOpen(before) &&
    !boundsWhatIsBefore.test(after) &&
    !(waitsForVerb.test(before) && /^(?:and|or)\b/iu.test(masked.slice(index).trim())) &&
    !(/(?<!\p{L})now$/iu.test(before.trim()) && /^then(?!\p{L})/iu.test(after)) &&
    wordCount(before) >= FEWEST &&
    wordCount(after) >= FEWEST
  );
}

/** "… so their website and the lobby screen can use it": who is told of has not done anything yet. */
const waitsForVerb = /(?<!\p{L})so (?:that )?(?:\p{L}+ )?\p{L}+\s*$/iu;

/** "…, at most 15 EUR": how far goes what stands before the comma. */
const boundsWhatIsBefore =
  /^(?:at (?:most|least)|no (?:more|less|later) than|up to|max(?:imum)?\.?|min(?:imum)?\.?) (?:\d|\uE010)/iu;
