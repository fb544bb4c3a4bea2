import { gapSignals } from '../../src/correct/clause-marks/gap-signals.ts';
import { gapsOf } from '../../src/correct/clause-marks/gaps.ts';
import type { Mark } from '../../src/correct/clause-marks/mark-model.ts';
import { isOpening } from '../../src/correct/clause-marks/openings.ts';
import { lowerFirst } from '../../src/first-letter.ts';

/** A sentence and the marks that its gaps ask for, by the offset of the word behind; where none is told, what stands there is right. */
export interface Marked {
  readonly sentence: string;
  readonly marks: ReadonlyMap<number, Mark>;
}

/** A gap as it is learned from. */
export interface Sample {
  readonly signals: Int32Array;
  readonly mark: Mark;
  /** The offset of the word behind it. */
  readonly offset: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const LONGEST = 300;
/** Words of each of two sentences that are strung together. */
const FEWEST = 4;

/**
 * What a paragraph of careful prose teaches: its sentences as they are, without the comma behind what opens them, and two strung together by a
 * comma or by nothing, as people write in haste. Every third begins small.
 */
export function markedIn(paragraph: string): Marked[] {
  const sentences = [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim());
  return sentences.flatMap((sentence, at) => {
    if (!isPlain(sentence)) return [];
    const bare = sentence.slice(0, -1);
    const turn = (sentence.length + at) % 6;
    const own = withSmallStart(turn % 3 === 0, opened(bare) ?? { sentence: bare, marks: none });
    const asItIs: Marked = { sentence: bare, marks: none };
    const next = sentences[at + 1];
    const kept = own.marks.size > 0 || turn < 2 ? [own] : [];
    const commas = bare.includes(', ') && turn % 2 === 0 ? [asItIs] : [];
    if (next === undefined || !isPlain(next) || sentence.endsWith('?')) return [...kept, ...commas];
    return [...kept, ...commas, ...strung(bare, next.slice(0, -1), turn)];
  });
}

/** The gaps of a sentence with what belongs there; behind a comma that was taken away nothing is known. */
export function samplesOf({ sentence, marks }: Marked): Sample[] {
  const gapped = gapsOf(sentence);
  if (gapped === null) return [];
  const last = [...marks].find(([, mark]) => mark === 'comma')?.[0] ?? Number.POSITIVE_INFINITY;
  return gapped.gaps.flatMap(({ at, hasComma }) => {
    const offset = gapped.words[at]?.start ?? 0;
    if (offset > last) return [];
    return [{ signals: gapSignals(gapped.words, at, hasComma), mark: marks.get(offset) ?? 'none', offset }];
  });
}

const none: ReadonlyMap<number, Mark> = new Map();

/** Whole, and without marks that make it more than one line of thought. */
function isPlain(sentence: string): boolean {
  return (
    sentence.length < LONGEST &&
    /^[\p{Lu}"“]/u.test(sentence) &&
    /[.!?]$/u.test(sentence) &&
    !/[()[\]:;"“”—–]/u.test(sentence)
  );
}

/** A sentence without the comma behind its opening; null where it has no opening or no comma. */
function opened(bare: string): Marked | null {
  const comma = bare.indexOf(', ');
  if (comma < 0 || !isOpening(bare)) return null;
  return {
    sentence: bare.slice(0, comma) + bare.slice(comma + 1),
    marks: new Map([[comma + 1, 'comma']]),
  };
}

function withSmallStart(isSmall: boolean, marked: Marked): Marked {
  return isSmall ? { ...marked, sentence: small(marked.sentence) } : marked;
}

function strung(first: string, second: string, turn: number): Marked[] {
  if ([first, second].some((sentence) => sentence.split(' ').length < FEWEST)) return [];
  const [before, behind] = [turn % 3 === 0 ? small(first) : first, turn % 4 === 3 ? second : small(second)];
  const mark = turn % 2 === 0 ? ', ' : ' ';
  return [
    {
      sentence: before + mark + behind,
      marks: new Map([[before.length + mark.length, 'stop']]),
    },
  ];
}

/** Names of several capitals, "I" and what is protected stay. */
function small(sentence: string): string {
  return /^(?:I\b|Qx|\p{Lu}\S*\p{Lu})/u.test(sentence) ? sentence : lowerFirst(sentence);
}
