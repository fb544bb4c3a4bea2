import { upperFirst } from '../../first-letter.ts';
import { RecentTexts } from '../../read/recent-texts.ts';
import type { Span } from '../../read/source.ts';
import { PLACEHOLDER } from '../projection.ts';
import type { ProseEdit } from '../run-prose-rules.ts';
import type { ConfusionSet, Slot } from './confusion-set.ts';
import { featuresOf, MOST_FEATURES } from './features.ts';
import { OmissionTally } from './habits.ts';
import { hashOf } from './hash.ts';
import { type Care, thresholdKey } from './language-model.ts';
import { type Knowledge, knowledgeOf, type LearnedSet } from './models.ts';
import { bestOf, sumsOf } from './scoring.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import { isWholeSentence } from './whole-sentence.ts';
import { FIRST_SHAPE } from './word-classes.ts';

/** How much surer a change beside code or a name has to be, a word. */
const BESIDE_UNKNOWN = 0.7;

/** How sure a change has to be that the build of its sentence calls for as well. */
const CALLED_FOR: Readonly<Record<Care, number>> = { careful: 5, brief: 1.5, rough: 0.8 };

/** The same where a sentence has no verb without it: what its words say may even speak against it a little. */
const ONLY_VERB: Readonly<Record<Care, number>> = { careful: 4, brief: -1, rough: -1.5 };

/** How much surer a word has to be out of place that the writer of a sentence or two has put there: "double the wait". */
const OF_MEANT = 0.7;

/** Characters of paragraphs that are remembered, for each language and care. */
const MOST_CHARACTERS = 500_000;

/** A change that the words around a place call for, in offsets of its paragraph. */
export interface Proposal extends ProseEdit {
  /** The token it begins at. */
  readonly at: number;
  /** By how much it is surer than it has to be; below 0 where it is sure only for writers who leave such things out. */
  readonly surplus: number;
  /** What may have been left out, and by how much what is meant leads. */
  readonly omitted: { readonly kind: string; readonly lead: number } | null;
  /** What it was judged by: the words within one of it, and within two. */
  readonly beside: readonly [near: Span, far: Span];
}

/** What a model makes of a paragraph. */
export interface Judged {
  readonly proposals: readonly Proposal[];
  /** What was left out, and what was not. */
  readonly omissions: OmissionTally;
}

const seen = new Map<string, RecentTexts<Judged>>();

/**
 * The changes that a model proposes in a paragraph. Those of paragraphs seen lately are remembered: a text that has
 * changed a little is judged only where it did.
 */
export function judge(paragraph: string, language: string, care: Care): Judged {
  const knowledge = knowledgeOf(language);
  if (knowledge === null || paragraph === '') return { proposals: [], omissions: new OmissionTally() };
  const sort = `${language} ${care}`;
  const known = seen.get(sort) ?? new RecentTexts<Judged>(MOST_CHARACTERS);
  seen.set(sort, known);
  const before = known.get(paragraph);
  if (before !== undefined) return before;
  const tokens = tokensOf(paragraph, knowledge.classes);
  const judged = judgedIn(tokens, paragraph, knowledge, care);
  known.set(paragraph, judged);
  return judged;
}

function judgedIn(tokens: Tokens, paragraph: string, knowledge: Knowledge, care: Care): Judged {
  const proposals: Proposal[] = [];
  const omissions = new OmissionTally();
  let isWhole = false;
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (tokens.words[at] === '') {
      isWhole = isWholeSentence(tokens, at + 1);
      continue;
    }
    if (!isWhole) continue;
    const opened = knowledge.opening.get(tokens.words[at] ?? '') ?? [];
    for (const sets of [opened, knowledge.anywhere])
      for (const one of sets) propose(one, tokens, at, paragraph, knowledge, care, proposals, omissions);
  }
  return { proposals, omissions };
}

/** By how much what was left out has to be ahead of what else it might have been: "the" of "a". */
const AHEAD_OF_RIVAL = 1;

/** The member of each set that nothing was added to. */
const BASE = 0;

const features = new Int32Array(MOST_FEATURES);
const sums = new Float64Array(32);

function propose(
  { set, salt, weights, thresholds }: LearnedSet,
  tokens: Tokens,
  at: number,
  paragraph: string,
  { classes, isNarrow }: Knowledge,
  care: Care,
  into: Proposal[],
  omissions: OmissionTally,
): void {
  const slot = set.slotAt(tokens, at);
  if (slot === null) return;
  const { key, members, observed } = slot;
  const hash = key === '' ? 0 : hashOf(key);
  const keyClass = slot.keyClass ?? (key === '' ? 0 : classes.classOf(key, hash, false));
  // a word that is rare in what was learned from may be a misspelt one, or one that is used in its own way
  if (keyClass >= FIRST_SHAPE) return;
  const count = featuresOf(tokens, slot.seenFrom ?? slot.from, slot.to, hash, keyClass, features);
  const mask = members.reduce((bits, member, label) => (member === null ? bits : bits | (1 << label)), 0);
  sumsOf(weights, salt, features.subarray(0, count), set.labels, mask, sums);
  const called = set.calledFor?.(tokens, slot, (label) => (sums[label] ?? 0) - (sums[observed] ?? 0)) ?? null;
  if (called === null && set.isToldByWords?.(tokens, slot) === false) return;
  const best = called === null ? bestOf(sums, set.labels) : likeliest(called.meant, sums);
  if (best === observed) {
    const kept = observed === BASE ? null : (set.omission?.(tokens, slot, observed) ?? null);
    if (kept !== null) omissions.keep(kept.kind);
    return;
  }
  const least = thresholds[thresholdKey(set.id, observed, best)]?.[care];
  if (least === undefined && called === null) return;
  const needed =
    called === null
      ? (least ?? Number.POSITIVE_INFINITY)
      : Math.min(
          least ?? Number.POSITIVE_INFINITY,
          called.reserve + (called.isOnlyVerb ? ONLY_VERB[care] : CALLED_FOR[care]),
        );
  const lead =
    (sums[best] ?? 0) - (sums[observed] ?? 0) - BESIDE_UNKNOWN * unknownBeside(tokens, slot, isNarrow);
  const omission =
    care !== 'rough' || observed !== BASE ? null : (set.omission?.(tokens, slot, best) ?? null);
  const meant = members[best];
  const surplus = lead - needed - (meant === '' && care === 'brief' ? OF_MEANT : 0);
  const rival = Math.max(...sums.subarray(BASE + 1, set.labels).filter((_, label) => label + 1 !== best));
  if (
    (surplus < 0 && omission === null) ||
    meant === null ||
    meant === undefined ||
    isNamedDoing(tokens, slot) ||
    isBound(tokens, slot, paragraph)
  )
    return;
  const omitted = omission && { kind: omission.kind, lead: lead - omission.bias };
  if (omitted !== null) omissions.doubt(omitted.kind, omitted.lead);
  const isSole = (sums[best] ?? 0) - rival >= AHEAD_OF_RIVAL;
  if (surplus < 0 && !isSole) return;
  into.push({
    ...editOf(tokens, paragraph, slot, set, meant),
    at: slot.from,
    surplus,
    omitted: isSole ? omitted : null,
    beside: [within(tokens, slot.from, 1), within(tokens, slot.from, 2)],
  });
}

function likeliest(labels: readonly number[], sums: Float64Array): number {
  return labels.reduce(
    (best, label) => ((sums[label] ?? 0) > (sums[best] ?? 0) ? label : best),
    labels[0] ?? 0,
  );
}

/** "printed on the housing": behind an article a word in "-ing" is a noun, whose other forms are other words. */
function isNamedDoing({ words }: Tokens, { from, to }: Slot): boolean {
  return to > from && /[a-z]ing$/.test(words[from] ?? '') && /^(?:the|an?)$/.test(words[from - 1] ?? '');
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
  { from, to }: Slot,
  { id, category, message }: ConfusionSet,
  meant: string,
): ProseEdit {
  const start = tokens.starts[from] ?? 0;
  const next = tokens.starts[to] ?? paragraph.length;
  const nextEnd = next + (tokens.texts[to]?.length ?? 0);
  const named = { rule: `context/${id}`, category, message };
  if (meant === ',') {
    const behind = (tokens.starts[from - 1] ?? 0) + (tokens.texts[from - 1]?.length ?? 0);
    return { ...named, from: behind, to: start, replacement: ', ' };
  }
  // what is put in or taken out is an edit of the word that follows, so that the space goes with it
  const isReplaced = to > from && meant !== '';
  const end = isReplaced ? start + (tokens.texts[from]?.length ?? 0) : nextEnd;
  const following = paragraph.slice(next, nextEnd);
  const replacement = meant === '' ? following : isReplaced ? meant : `${meant} ${following}`;
  const opens = /^\p{Lu}/u.test(tokens.texts[from] ?? '');
  return {
    ...named,
    from: start,
    to: end,
    replacement: opens ? upperFirst(replacement) : replacement,
  };
}

/** From the token so many before one to the token so many behind it, within its sentence. */
function within({ starts, texts }: Tokens, at: number, reach: number): Span {
  let [first, last] = [at, at];
  for (let step = 0; step < reach; step += 1) {
    if (first > 0 && texts[first - 1] !== '') first -= 1;
    if (last < texts.length - 1 && texts[last + 1] !== '') last += 1;
  }
  return { start: starts[first] ?? 0, end: (starts[last] ?? 0) + (texts[last]?.length ?? 0) };
}
