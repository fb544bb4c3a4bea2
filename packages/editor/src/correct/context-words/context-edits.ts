import type { Edit } from '../edit.ts';
import { PLACEHOLDER, type Projection } from '../projection.ts';
import { toEdit } from '../run-prose-rules.ts';
import type { ConfusionSet, Slot } from './confusion-set.ts';
import { featuresOf, MOST_FEATURES } from './features.ts';
import { hashOf } from './hash.ts';
import { type Care, thresholdKey } from './language-model.ts';
import { type Knowledge, knowledgeOf, type SaltedSet } from './models.ts';
import { bestOf, sumsOf } from './scoring.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import { FIRST_FREQUENT, FIRST_SHAPE } from './word-classes.ts';

/** Sentences of fewer words tell too little. */
const SHORTEST_SENTENCE = 4;
const SHORTEST_UNMARKED = 6;
const LEAST_FREQUENT = 0.4;

/** How much surer a change beside code or a name has to be, a word. */
const BESIDE_UNKNOWN = 0.7;

/** Words on each side of a change in which nothing else is changed: it was judged by them as they stood. */
const APART = 2;

interface Proposal {
  readonly set: ConfusionSet;
  readonly slot: Slot;
  readonly meant: string;
  /** By how much it is surer than it has to be. */
  readonly surplus: number;
}

/**
 * Words that do not fit what stands around them, with those that do, by what a linear model learned from well-edited prose. Left alone are
 * sentences that are none, and what stands within two words of another edit.
 *
 * @param care texts that other faults have shown to be rough are changed on less evidence
 * @param others edits that are made before these
 */
export function contextEdits(
  projection: Projection,
  language: string,
  care: Care,
  others: readonly Edit[],
): Edit[] {
  const knowledge = knowledgeOf(language);
  if (knowledge === null) return [];
  const edits: Edit[] = [];
  let from = 0;
  for (const paragraph of projection.prose.split('\n\n')) {
    if (paragraph.length > 0) edits.push(...editsIn(paragraph, from, projection, knowledge, care, others));
    from += paragraph.length + 2;
  }
  return edits;
}

function editsIn(
  paragraph: string,
  from: number,
  projection: Projection,
  knowledge: Knowledge,
  care: Care,
  others: readonly Edit[],
): Edit[] {
  const tokens = tokensOf(paragraph, knowledge.model.classes);
  const proposals = proposalsIn(tokens, paragraph, knowledge, care).sort((a, b) => b.surplus - a.surplus);
  const taken: number[] = [];
  const edits: Edit[] = [];
  for (const { set, slot, meant } of proposals) {
    if (taken.some((at) => Math.abs(at - slot.from) <= APART)) continue;
    const edit = editOf(tokens, paragraph, from, projection, slot, set, meant);
    if (
      edit === null ||
      others.some((other) => isNear(tokens, from, projection, slot.from, other, reachOf(other, care)))
    )
      continue;
    taken.push(slot.from);
    edits.push(edit);
  }
  return edits;
}

function proposalsIn(tokens: Tokens, paragraph: string, knowledge: Knowledge, care: Care): Proposal[] {
  const proposals: Proposal[] = [];
  let isWhole = false;
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (tokens.words[at] === '') {
      isWhole = isWholeSentence(tokens, at + 1);
      continue;
    }
    if (!isWhole) continue;
    const opened = knowledge.opening.get(tokens.words[at] ?? '') ?? [];
    for (const sets of [opened, knowledge.anywhere])
      for (const one of sets) propose(one, tokens, at, paragraph, knowledge, care, proposals);
  }
  return proposals;
}

/**
 * Whether a sentence that begins at a token is one, and no title, label or note, where words are left out that a sentence
 * has: it ends in its mark, or is as long and has as many of the most frequent words as speech.
 */
function isWholeSentence({ words, classes }: Tokens, from: number): boolean {
  let at = from;
  let count = 0;
  let frequent = 0;
  for (; at < words.length && words[at] !== ''; at += 1) {
    if (!/^\p{L}/u.test(words[at] ?? '')) continue;
    count += 1;
    if ((classes[at] ?? 0) >= FIRST_FREQUENT && (classes[at] ?? 0) < FIRST_SHAPE) frequent += 1;
  }
  const isMarked = /^[.!?]$/.test(words[at - 1] ?? '') || /^[.!?]$/.test(words[at - 2] ?? '');
  return isMarked
    ? count >= SHORTEST_SENTENCE
    : count >= SHORTEST_UNMARKED && frequent >= LEAST_FREQUENT * count;
}

const features = new Int32Array(MOST_FEATURES);
const sums = new Float64Array(32);

function propose(
  { set, salt }: SaltedSet,
  tokens: Tokens,
  at: number,
  paragraph: string,
  { model: { weights, classes, thresholds }, isNarrow }: Knowledge,
  care: Care,
  into: Proposal[],
): void {
  const slot = set.slotAt(tokens, at);
  if (slot === null) return;
  const { key, members, observed } = slot;
  const hash = key === '' ? 0 : hashOf(key);
  const keyClass = key === '' ? 0 : classes.classOf(key, hash, false);
  // a word that is rare in what was learned from may be a misspelt one, or one that is used in its own way
  if (keyClass >= FIRST_SHAPE) return;
  const count = featuresOf(tokens, slot.from, slot.to, hash, keyClass, features);
  const mask = members.reduce((bits, member, label) => (member === null ? bits : bits | (1 << label)), 0);
  sumsOf(weights, salt, features.subarray(0, count), set.labels, mask, sums);
  const best = bestOf(sums, set.labels);
  if (best === observed) return;
  const least = thresholds[thresholdKey(set.id, observed, best)]?.[care];
  if (least === undefined) return;
  const surplus =
    (sums[best] ?? 0) -
    (sums[observed] ?? 0) -
    least -
    BESIDE_UNKNOWN * unknownBeside(tokens, slot, isNarrow);
  const meant = members[best];
  if (surplus < 0 || meant === null || meant === undefined || isBound(tokens, slot, paragraph)) return;
  into.push({ set, slot, meant, surplus });
}

/** A part of a compound, of something in quotes or of a name is no word by itself. */
function isBound({ texts, starts }: Tokens, { from, to }: Slot, paragraph: string): boolean {
  const text = texts[from] ?? '';
  const start = starts[from] ?? 0;
  if (to > from && /.\p{Lu}|^\p{Lu}$/u.test(text) && text !== 'A') return true;
  if (to > from && /^\p{Lu}/u.test(text) && texts[from - 1] !== '') return true;
  const end = to > from ? start + text.length : start;
  return (
    /[-/\\@#&+=_*"“”'’‘<>|~^`]$/.test(paragraph.slice(0, start).slice(-1)) ||
    /^[-/\\@#&+=_*"“”’'<>|~^`]|^\.\w/.test(
      paragraph
        .slice(end, end + 2)
        .trimStart()
        .slice(0, to > from ? 2 : 0),
    )
  );
}

/** How many words beside a place are code, and in what a narrow model judges, how many it does not know. */
function unknownBeside({ texts, classes }: Tokens, { from, to }: Slot, isNarrow: boolean): number {
  let count = 0;
  for (let at = from - 2; at < to + 2; at += 1) {
    if (at >= from && at < to) continue;
    const text = texts[at] ?? '';
    const isUnknown = isNarrow && (classes[at] ?? 0) >= FIRST_SHAPE && /^\p{L}/u.test(text);
    if (text === PLACEHOLDER || isUnknown) count += 1;
  }
  return count;
}

function editOf(
  tokens: Tokens,
  paragraph: string,
  offset: number,
  projection: Projection,
  { from, to }: Slot,
  { id, category, message }: ConfusionSet,
  meant: string,
): Edit | null {
  const start = tokens.starts[from] ?? 0;
  const next = tokens.starts[to] ?? paragraph.length;
  const nextEnd = next + (tokens.texts[to]?.length ?? 0);
  const opens = /^\p{Lu}/u.test(tokens.texts[from] ?? '');
  if (meant === ',') {
    const behind = (tokens.starts[from - 1] ?? 0) + (tokens.texts[from - 1]?.length ?? 0);
    return toEdit(projection, {
      from: offset + behind,
      to: offset + start,
      replacement: ', ',
      rule: `context/${id}`,
      category,
      message,
    });
  }
  // what is put in or taken out is an edit of the word that follows, so that the space goes with it
  const isReplaced = to > from && meant !== '';
  const end = isReplaced ? start + (tokens.texts[from]?.length ?? 0) : nextEnd;
  const following = paragraph.slice(next, nextEnd);
  let replacement = meant === '' ? following : isReplaced ? meant : `${meant} ${following}`;
  if (opens) replacement = replacement.slice(0, 1).toUpperCase() + replacement.slice(1);
  return toEdit(projection, {
    from: offset + start,
    to: offset + end,
    replacement,
    rule: `context/${id}`,
    category,
    message,
  });
}

/** In texts that are full of misspelt words one is as good as any other once it is right, but right beside it. */
function reachOf({ category }: Edit, care: Care): number {
  return category === 'spelling' && care === 'rough' ? 1 : APART;
}

/** Whether another edit changes something of the words around a token. */
function isNear(
  { starts, texts }: Tokens,
  offset: number,
  projection: Projection,
  at: number,
  other: Edit,
  reach: number,
): boolean {
  const first = Math.max(0, at - reach);
  const last = Math.min(texts.length - 1, at + reach);
  const place = projection.toSource(
    offset + (starts[first] ?? 0),
    offset + (starts[last] ?? 0) + (texts[last]?.length ?? 0),
  );
  if (place === null) return true;
  return other.start <= place.end && other.end >= place.start;
}
