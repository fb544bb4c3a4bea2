import { upperFirst } from '../../first-letter.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import type { Edit } from '../edit.ts';
import type { Projection } from '../projection.ts';
import { type ProseEdit, toEdit } from '../run-prose-rules.ts';
import { gapSignals } from './gap-signals.ts';
import { type Gap, type Gapped, gapsOf } from './gaps.ts';
import { learnedMarks, MARKS, type Mark, markLikelihoods } from './mark-model.ts';
import { isOpening, opensWithClause } from './openings.ts';
import { endOf } from './question-opening.ts';
import { isReachedOver, toldIn } from './told-clauses.ts';

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
    if (gap === null || !areClauses(sentence.text.slice(0, gap.from), sentence.text.slice(gap.to))) return [];
    return edited(projection, sentence, gap, {
      replacement: ', ',
      rule: 'punctuation/clause-comma',
      message: 'A comma ends a clause that stands before its main clause.',
    });
  });
}

/** Whether what a comma parts can be an opening clause, which has a verb where its first word asks for one, and the clause behind it. */
function areClauses(before: string, behind: string): boolean {
  if (before.split('(').length !== before.split(')').length) return false;
  const opened = /^(?:if|when|whenever|once|while|until|unless|because|since|although|though) /iu.exec(
    before,
  )?.[0];
  const own = opened === undefined ? null : parse(before.slice(opened.length));
  if (own !== null && mainClause(own) === null && !HELPER.test(before) && !ELLIPTIC.test(before))
    return false;
  if (NO_CLAUSE.test(behind)) return false;
  const tree = parse(/^[^,;:]*/u.exec(behind)?.[0] ?? behind);
  return tree === null || mainClause(tree) !== null || HELPER.test(behind) || ORDER.test(behind);
}

/** "When failed", "if possible", "once done": a clause without its subject. */
const ELLIPTIC = /^\S+ (?:\p{L}+ly |not )?(?!\p{L}+ly$)\p{L}+(?: \p{L}+)?$|^\S+ (?:\p{L}+ing|\p{L}+ed) /u;

const HELPER =
  /(?<!\p{L})(?:(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs)(?:n['’]?t)?|cannot|dont|doesnt|cant|wont|didnt|isnt)(?!\p{L})/iu;

/** What begins no clause behind an opening one. */
const NO_CLAUSE = /^(?:such as|and|but|or|\p{Ll}+,|\p{Ll}+ing(?! (?:the|an?|is|would|will) ))(?!\p{L})/iu;

const ORDER = /^(?:please|just|do|don['’]?t|only|also|then|let|lets|let['’]s)(?!\p{L})/iu;

/** What ends in one of these is not over: "after 3 failed attempts", "if the", "more than three times the usual"; behind a colon stands no comma. */
const GOES_ON =
  /(?<![\p{L}\d])(?:\d+|(?:\d+|two|three|four|five|ten|how many|this many) times|twice|the|an?|this|these|our|your|their|no|any|all|of|to|and|or|not|until|when|if|while|because|that|which|who)$|[:;(–—-]$/iu;

/** Where the opening clause of a sentence ends; null where a comma says it, or where it may be elsewhere. */
function clauseEnd(sentence: string): Gap | null {
  const gapped = gapsOf(sentence);
  if (gapped === null) return null;
  const comma = /,\s/u.exec(sentence)?.index ?? sentence.length;
  const [best, next] = gapped.gaps
    .filter(({ from }) => from <= comma && !GOES_ON.test(sentence.slice(0, from)))
    .map((gap) => ({ gap, likely: likelihoodOf(gapped, gap, 'comma') }))
    .sort((left, right) => right.likely - left.likely);
  if (best === undefined || best.gap.hasComma || best.likely < COMMA_FROM) return null;
  return best.likely - (next?.likely ?? 0) < CLEAR_BY ? null : best.gap;
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

function likelihoodOf({ words }: Gapped, { at, hasComma }: Gap, mark: Mark): number {
  return markLikelihoods(gapSignals(words, at, hasComma), learnedMarks())[MARKS.indexOf(mark)] ?? 0;
}

function stopsIn(sentence: SentenceInProse, projection: Projection): Edit[] {
  // where all of it asks, nobody knows which part does
  const mayStop = sentence.text.includes(',') && !sentence.text.endsWith('?');
  const gapped = mayStop ? gapsOf(sentence.text) : null;
  if (gapped === null) return [];
  let start = 0;
  return gapped.gaps.flatMap((gap) => {
    const before = sentence.text.slice(start, gap.from);
    const behind = sentence.text.slice(gap.to);
    if (!gap.hasComma || isOpening(behind) || mayGoOn(before)) return [];
    if (wordsIn(before) < FEWEST || wordsIn(behind) < FEWEST) return [];
    if (likelihoodOf(gapped, gap, 'stop') < STOP_FROM || !isApart(before, behind)) return [];
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

/** What stands behind a stop has a subject and a verb of its own, or leaves out who it is, and nothing before it reaches over it. */
function isApart(before: string, behind: string): boolean {
  const near = /^[^,]*/u.exec(behind)?.[0] ?? behind;
  if (/^, (?:and|or) (?:the|an?) /iu.test(behind.slice(near.length))) return false;
  if (/^an? /iu.test(behind)) return false;
  if (SAID_SHORTLY.test(behind)) return true;
  const last = before.split(/[.!?] /u).at(-1) ?? before;
  const part = (last.split(/, /u).at(-1) ?? last).replace(/^(?:and|but|or) /u, '');
  if (isReachedOver(last.replace(NEUTRAL, '')) || isReachedOver(part)) return false;
  const tree = parse(near);
  return tree !== null && mainClause(tree) !== null && (toldIn(last) !== null || last.includes(','));
}

/** What may open a sentence without another clause behind it: "for now", "on staging". */
const NEUTRAL = /^(?:for now|in (?:the )?[\p{Ll}]+|on \p{L}+|at \p{L}+|since [^,]{1,30}),? /iu;

const SAID_SHORTLY =
  /^(?:looks?|seems?|turns out|works?|needs?|sounds|feels|means|could|would|should|will|might)(?!\p{L})/iu;

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** "And then after I restarted it", "no matter what I do": a clause that stands before the one it belongs to. */
const OPEN_CLAUSE =
  /(?:^|, |(?<!\p{L})(?:and|but|or|so|then|that|because) )(?:then |also )?(?:if|when|whenever|once|since|because|as|where|after|before|while|until|unless|as soon as|although|though|even|no matter|whatever)(?!\p{L})[^,]*$/iu;

/** Behind what only opens a sentence a comma parts no sentences. */
function mayGoOn(before: string): boolean {
  if (isOpening(before.replace(/^.*[.!?]\s/u, '').trimStart()) && !before.includes(',')) return true;
  return isHeldOpen(before);
}

/** Whether a clause that only opens another, a colon, a bracket or a quotation mark reaches over the comma behind it. */
export function isHeldOpen(before: string): boolean {
  return (
    OPEN_CLAUSE.test(before) ||
    /[:;]/u.test(before) ||
    /[([][^)\]]*$/u.test(before) ||
    before.split(/["“”]/u).length % 2 === 0
  );
}

function edited(
  projection: Projection,
  sentence: SentenceInProse,
  { from, to }: Pick<Gap, 'from' | 'to'>,
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
