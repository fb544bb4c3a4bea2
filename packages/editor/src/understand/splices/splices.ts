import { weightsIn } from '../../learned/kept-weights.ts';
import { sumsOf, type Weights } from '../../learned/weights.ts';
import { leavesBracketOpen } from '../clause/brackets.ts';
import type { Join } from '../clause/joins.ts';
import { runOnCommas } from '../clause/run-on.ts';
import { goesOnWithDeeds } from '../clause/shared-modal.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { hasVerb } from '../clause/whole-parts.ts';
import { spliceSignals } from './signals.ts';

/** Whether a comma stands between two sentences that it strings together, or within one. */
export type Comma = 'between' | 'within';

/** The weights in `weights.json`, written by `npm run training`. */
const learnedWeights = weightsIn<Comma>(new URL('./weights.json', import.meta.url));

/** A comma has to be likelier by this to stand between two sentences, in logits, unless its subjects and verbs tell: half a sentence says nothing, two in one are still read. */
const SURER = 1;

/** Words each of two sentences has at least. */
const FEWEST = 3;

/**
 * The commas of an English sentence that stand between two of which one asks for something: "pickers lose scans when the wifi drops, we
 * need to keep them on the device". Written in haste such sentences are common, and of two kinds. What only tells is left together.
 *
 * @param masked prose of one sentence, with protected spans masked
 */
export function spliceJoins(masked: string, weights: Weights<Comma> = learnedWeights()): Join[] {
  if (!asks.test(masked)) return [];
  const between = weights.labels.indexOf('between');
  const within = weights.labels.indexOf('within');
  const told = new Set(runOnCommas(masked));
  const joins: Join[] = [];
  let from = 0;
  for (const { 0: mark, index } of commasIn(masked)) {
    const behind = index + mark.length;
    const before = masked.slice(from, index);
    const next = masked.slice(behind);
    if (isList(before) || !standsAlone(before) || !standsAlone(next) || !saysSomething(next)) continue;
    if (!asks.test(before) && !asks.test(next)) continue;
    if (goesOnWithDeeds(before, next)) continue;
    const sums = sumsOf(spliceSignals(masked, from, index), weights);
    if (!told.has(index) && (sums[between] ?? 0) - (sums[within] ?? 0) < SURER) continue;
    joins.push({ index, length: mark.length });
    from = behind;
  }
  return joins;
}

/** Behind a colon stands a list, and behind a call what it takes and answers. */
function isList(before: string): boolean {
  return /:\s|^\S{0,3}\uE010/u.test(before);
}

/** Whether a part may be a sentence: long enough, and none that opens as a part of another and goes on behind no comma. */
function standsAlone(part: string): boolean {
  const words = part.trim().split(/\s+/u);
  return words.length >= FEWEST && !(opensPart.test(part.trim()) && !/,\s/u.test(part));
}

/** Words that open a case, a reason, a relative clause, a place or a time: what a sentence hangs on another. */
const opensPart =
  /^(?:if|when|to|under|below|above|over|should (?!be)|whenever|once|because|since|unless|until|while|whereas|although|though|except|which|who|whose|where|whatever|whichever|however|regardless|no matter|that is|(?:one|some|most|both|none) of|with|without|from|at|within|between|after|before|on|in|by|for|per|as|only|including|such|like|not|nor|or)(?!\p{L})/iu;

/** A part with a verb of its own up to its next comma: "we need it", "it keeps them", "put it on hold". */
function saysSomething(next: string): boolean {
  const part = next.split(/[,;:]\s/u)[0] ?? '';
  const [first = '', second = ''] = part.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "…, filtered by date"
  if (!/^\p{L}/u.test(part) || /^(?!need)\p{L}{3,}ed$/u.test(first)) return false;
  return hasVerb(part) || isBaseVerb(first) || isBaseVerb(second) || done.test(part);
}

/** A form in "-ed" that may be a verb: not that of "the estimated share". */
const done =
  /(?<!\p{L})(?<!(?<!\p{L})(?:the|an?|our|their|its|each|every|all|any|no) )\p{L}{3,}ed(?!\p{L})/iu;

/** Words of a wish, a duty or a question. */
const asks =
  /(?<!\p{L})(?:must|should|shall|needs?|wants?|has to|have to|let['’]?s|please|would (?:be|like|love)|['’]d (?:like|love)|(?:can|could|may) we|make sure)(?!\p{L})|\?/iu;

/** The commas of a sentence outside brackets and quotation marks. */
export function commasIn(sentence: string): RegExpExecArray[] {
  return [...sentence.matchAll(/,\s{1,3}(?=\S)/gu)].filter(({ index }) => {
    const before = sentence.slice(0, index);
    return !leavesBracketOpen(before) && before.split('"').length % 2 === 1;
  });
}
