import { upperFirst } from '../../first-letter.ts';
import type { Edit } from '../edit.ts';
import type { Projection } from '../projection.ts';
import { type ProseEdit, toEdit } from '../run-prose-rules.ts';
import { gapSignals } from './gap-signals.ts';
import { type Gapped, gapsOf } from './gaps.ts';
import { learnedMarks, MARKS, type Mark, markLikelihoods } from './mark-model.ts';
import { isOpening, opensWithClause } from './openings.ts';
import { endOf } from './question-opening.ts';

/** From which likelihood on a mark is set. Sentences that need a comma and have none are as common as learned from; those strung together are far rarer. */
const COMMA_FROM = 0.6;
const STOP_FROM = 0.65;

/** By how much the place of a comma is likelier than any other. */
const CLEAR_BY = 0.3;

/** Words that each of two sentences has at least. */
const FEWEST = 3;

/** Full stops, and question marks, where two English sentences are strung together by a comma. */
export function clauseStops(projection: Projection): Edit[] {
  return sentencesOf(projection.prose).flatMap((sentence) => stopsIn(sentence, projection));
}

/** Commas behind English clauses that stand before their main clause: "when the disk is full we stop". */
export function clauseCommas(projection: Projection): Edit[] {
  return sentencesOf(projection.prose).flatMap((sentence) => {
    if (!opensWithClause(sentence.text)) return [];
    const gap = clauseEnd(sentence.text);
    if (gap === null) return [];
    return edited(projection, sentence, gap, {
      replacement: ', ',
      rule: 'punctuation/clause-comma',
      message: 'A comma ends a clause that stands before its main clause.',
    });
  });
}

/** What ends in one of these is not over: "after 3 failed attempts", "if the". */
const GOES_ON = /(?<![\p{L}\d])(?:\d+|the|an?|this|these|our|your|their|no|any|all|of|to|and|or|not)$/iu;

/** Where the opening clause of a sentence ends; null where a comma says it, or where it may be elsewhere. */
function clauseEnd(sentence: string): PlacedGap | null {
  const gapped = gapsOf(sentence);
  if (gapped === null) return null;
  const comma = /,\s/u.exec(sentence)?.index ?? sentence.length;
  const [gap, next] = gapped.gaps
    .map(likelihoodIn(gapped, 'comma'))
    .filter(({ from }) => from <= comma && !GOES_ON.test(sentence.slice(0, from)))
    .sort((left, right) => right.likely - left.likely);
  if (gap === undefined || gap.hasComma || gap.likely < COMMA_FROM) return null;
  return gap.likely - (next?.likely ?? 0) < CLEAR_BY ? null : gap;
}

interface SentenceInProse {
  readonly text: string;
  /** Its offset in the prose. */
  readonly from: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(prose: string): SentenceInProse[] {
  return [...segmenter.segment(prose)].flatMap(({ segment, index }) => {
    const text = segment.trimEnd();
    return text.includes(' ') ? [{ text, from: index }] : [];
  });
}

/** A gap as offsets in its sentence, from the end of the word before it to the word behind it. */
interface PlacedGap {
  readonly from: number;
  readonly to: number;
  readonly hasComma: boolean;
  readonly likely: number;
}

function likelihoodIn({ words }: Gapped, mark: Mark): (gap: Gapped['gaps'][number]) => PlacedGap {
  return ({ at, hasComma }) => {
    const likelihoods = markLikelihoods(gapSignals(words, at, hasComma), learnedMarks());
    return {
      from: words[hasComma ? at - 2 : at - 1]?.end ?? 0,
      to: words[at]?.start ?? 0,
      hasComma,
      likely: likelihoods[MARKS.indexOf(mark)] ?? 0,
    };
  };
}

function stopsIn(sentence: SentenceInProse, projection: Projection): Edit[] {
  // where all of it asks, nobody knows which part does
  const gapped = sentence.text.endsWith('?') ? null : gapsOf(sentence.text);
  if (gapped === null) return [];
  let start = 0;
  return gapped.gaps.map(likelihoodIn(gapped, 'stop')).flatMap((gap) => {
    const before = sentence.text.slice(start, gap.from);
    const behind = sentence.text.slice(gap.to);
    if (!gap.hasComma || gap.likely < STOP_FROM || isOpening(behind) || mayGoOn(before)) return [];
    if (wordsIn(before) < FEWEST || wordsIn(behind) < FEWEST) return [];
    start = gap.to;
    const opening = /^\S+/u.exec(behind)?.[0] ?? '';
    return edited(
      projection,
      sentence,
      { from: gap.from, to: gap.to + opening.length },
      {
        replacement: `${endOf(before)} ${upperFirst(opening)}`,
        rule: 'punctuation/clause-stop',
        message: 'Two sentences are strung together.',
      },
    );
  });
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Behind what only opens a sentence, behind a colon, within brackets or quotation marks a comma parts no sentences. */
function mayGoOn(before: string): boolean {
  if (isOpening(before.replace(/^.*[.!?]\s/u, '').trimStart()) && !before.includes(',')) return true;
  return /[:;]/u.test(before) || /[([][^)\]]*$/u.test(before) || before.split(/["“”]/u).length % 2 === 0;
}

function edited(
  projection: Projection,
  sentence: SentenceInProse,
  { from, to }: Pick<PlacedGap, 'from' | 'to'>,
  change: Pick<ProseEdit, 'replacement' | 'rule' | 'message'>,
): Edit[] {
  const edit = toEdit(projection, {
    ...change,
    from: sentence.from + from,
    to: sentence.from + to,
    category: 'punctuation',
  });
  return edit === null ? [] : [edit];
}
