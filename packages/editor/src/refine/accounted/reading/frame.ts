import type { Draft } from '../../draft.ts';
import type { Concept } from '../lexicon/concept.ts';
import { wholeName } from '../named/whole-name.ts';
import type { Reading } from './message.ts';
import { isAside, isComplaint, namesWhole, type Part } from './parts.ts';
import type { Piece } from './pieces.ts';

/** What a wish names, in the order of its words. */
export interface Named {
  readonly sections: readonly string[];
  readonly keys: readonly string[];
  readonly values: readonly string[];
  /** Words that are none of the frame's own: a new name, a thing the document does not speak of. */
  readonly holes: readonly string[];
  readonly pieces: readonly Piece[];
}

/** A sort of wish: the words it is told by, those it may be told with, and what it has to name. */
export interface Frame {
  /** One word of each has to be there. */
  readonly needs: readonly (readonly Concept[])[];
  /** Further words that may be there. */
  readonly may: readonly Concept[];
  readonly sections: number;
  readonly keys: number;
  readonly values?: number;
  /** Words of its own that the wish brings along. */
  readonly holes?: number;
  /** What other words may describe in place of a key. */
  readonly described?: 'requirement' | 'question';
  /** The plain orders that it comes to; null where it is no such wish after all. */
  readonly orders: (named: Named, draft: Draft) => readonly string[] | null;
}

/** What words mean in place of a key. */
export type Described = (words: string, kind: 'requirement' | 'question') => string | null;

/** Words that a denial reaches. */
const REACH = 3;
const ordering: readonly Concept[] = [
  'remove',
  'needless',
  'add',
  'missing',
  'shorten',
  'merge',
  'split',
  'move',
  'rename',
  'replace',
  'weaken',
  'strengthen',
  'instead',
];

const named: ReadonlySet<Piece['kind']> = new Set(['section', 'key', 'value']);

/** The plain orders of a message as a frame reads it; null where any of its words is left over, or what it has to name is missing. */
export function ordersIn(
  frame: Frame,
  parts: readonly Part[],
  draft: Draft,
  message: string,
  described: Described,
  reading: Reading = 'strict',
): readonly string[] | null {
  const own = new Set<Concept>(['neutral', ...frame.needs.flat(), ...frame.may]);
  const fits = (piece: Piece) =>
    piece.kind === 'mark' || isNamed(piece, frame) || [...piece.concepts].some((one) => own.has(one));
  const takesAway = frame.needs.some((one) => one.includes('remove') || one.includes('shorten'));
  const read: Piece[] = [];
  const beside: Piece[] = [];
  const asides: Part[] = [];
  for (const part of parts) {
    if (part.pieces.every(fits)) read.push(...part.pieces);
    else if (frame.described && withDescribed(part, frame, fits))
      read.push(...(withDescribed(part, frame, fits) ?? []));
    else if (isAside(part) && !tells(part)) setAside(part);
    else if (withHole(part)) read.push(...(withHole(part) ?? []));
    else if (isAside(part) || isComplaint(part)) setAside(part);
    else if (reading === 'loose' && isOpen(part) && !(takesAway && isNaming(part) && !namesWhole(part)))
      (tells(part) ? read : beside).push(...part.pieces);
    else return null;
  }
  const isTold = frame.needs.every((one) =>
    read.some(({ concepts }) => one.some((concept) => concepts.has(concept))),
  );
  if (!isTold) return null;
  const told = collected(read, frame);
  const all = isWhole(told, frame) ? told : collected([...read, ...beside], frame);
  // what only a remark names is meant where the remark is of the whole of it
  const isPart = takesAway && all !== told && asides.some((part) => isNaming(part) && !namesWhole(part));
  const besides = collected(beside, frame);
  const isStray =
    besides.keys.some((key) => !all.keys.includes(key)) ||
    besides.sections.some((section) => !all.sections.includes(section));
  return isWhole(all, frame) && !isStray && !isPart ? frame.orders(all, draft) : null;

  function setAside(part: Part): void {
    asides.push(part);
    beside.push(...part.pieces);
  }

  /** Whether nothing in a part is an order of another sort, denies that of the frame, or names what the frame has no place for. */
  function isOpen({ pieces }: Part): boolean {
    const isOfOther = (one: Piece) =>
      !fits(one) && (one.kind !== 'word' || ordering.some((deed) => one.concepts.has(deed)));
    return !pieces.some(
      (one, at) =>
        isOfOther(one) || (one.concepts.has('no') && isNeeded(pieces.slice(at + 1, at + 1 + REACH))),
    );
  }

  /** Whether a part has a word that the frame needs. */
  function tells({ pieces }: Part): boolean {
    return isNeeded(pieces);
  }

  function isNeeded(pieces: readonly Piece[]): boolean {
    return pieces.some(({ concepts }) =>
      frame.needs.some((one) => one.some((concept) => concepts.has(concept))),
    );
  }

  /** The pieces of a part of which one run of words is what the wish brings along. */
  function withHole({ pieces, isReason }: Part): readonly Piece[] | null {
    if ((frame.holes ?? 0) === 0 || isReason) return null;
    const run = unread(pieces, fits);
    if (run === null || run.words.some(({ kind, concepts }) => kind !== 'word' || concepts.has('no')))
      return null;
    const needed = new Set(frame.needs.flat());
    const { first, last } = wholeName(pieces, run, (one) =>
      [...one.concepts].some((concept) => needed.has(concept)),
    );
    // "sign in": a word that belongs to what is named is taken for one of the frame's own
    if (particle.test(pieces[last + 1]?.text ?? '') && last + 2 === pieces.length) return null;
    return [
      ...pieces.slice(0, first),
      joined(pieces.slice(first, last + 1), 'hole'),
      ...pieces.slice(last + 1),
    ];
  }

  function joined(pieces: readonly Piece[], kind: Piece['kind']): Piece {
    const [start, end] = [pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0];
    return { kind, start, end, text: message.slice(start, end), concepts: new Set() };
  }

  /** The pieces of a part of which the words that do not fit describe one statement. */
  function withDescribed(part: Part, { described: kind }: Frame, isOwn: (piece: Piece) => boolean) {
    const run = unread(part.pieces, isOwn);
    if (kind === undefined || run === null) return null;
    const { first, last, words } = run;
    if (words.some((one) => named.has(one.kind) || one.kind === 'quoted' || one.concepts.has('no')))
      return null;
    const whole = joined(words, 'key');
    const key = described(whole.text, kind);
    if (key === null) return null;
    return [...part.pieces.slice(0, first), { ...whole, text: key }, ...part.pieces.slice(last + 1)];
  }
}

const isNaming = ({ pieces }: Part) => pieces.some(({ kind }) => kind === 'section' || kind === 'key');

const particle = /^(?:in|on|up|out|off|to|for|of|by|with|from|at|back)$/iu;

/** The stretch from the first to the last of the pieces that a frame does not have; null where there is none. */
function unread(pieces: readonly Piece[], isOwn: (piece: Piece) => boolean) {
  const first = pieces.findIndex((one) => !isOwn(one));
  const last = pieces.findLastIndex((one) => !isOwn(one));
  return first < 0 ? null : { first, last, words: pieces.slice(first, last + 1) };
}

function isNamed({ kind }: Piece, { sections, keys, values = 0, holes = 0 }: Frame): boolean {
  return (
    (kind === 'quoted' && holes > 0) ||
    (kind === 'section' && sections > 0) ||
    (kind === 'key' && keys > 0) ||
    (kind === 'value' && values > 0)
  );
}

/** What pieces name; a heading that is one of the frame's own words is none of its parts. */
function collected(pieces: readonly Piece[], frame: Frame): Named {
  const needed = new Set(frame.needs.flat());
  const own = new Set([...frame.needs.flat(), ...frame.may]);
  const of = (kind: Piece['kind']) => [
    ...new Set(pieces.filter((one) => one.kind === kind).map(({ text }) => text)),
  ];
  const sections = [
    ...new Set(
      pieces
        .filter(({ kind, concepts }) => kind === 'section' && ![...concepts].some((one) => needed.has(one)))
        .map(({ text }) => text),
    ),
  ];
  const quoted = pieces.filter(
    ({ kind, concepts }) => kind === 'quoted' && ![...concepts].some((one) => own.has(one)),
  );
  const holes = [...new Set([...of('hole'), ...quoted.map(({ text }) => text)])];
  return { sections, keys: of('key'), values: of('value'), holes, pieces };
}

function isWhole({ sections, keys, values, holes }: Named, frame: Frame): boolean {
  return (
    holes.length === (frame.holes ?? 0) &&
    sections.length === frame.sections &&
    keys.length === frame.keys &&
    values.length === (frame.values ?? 0)
  );
}
