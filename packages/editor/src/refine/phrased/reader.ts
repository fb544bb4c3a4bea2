import { weightsIn } from '../../learned/kept-weights.ts';
import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
import { type Word, withoutTold, wordsIn } from './message.ts';
import type { Named } from './parts-named.ts';
import { messageSignals, strengthsOf, wordSignals } from './signals.ts';
import { type Filled, filledSlots, likeliestTags, type Tag } from './slot-tags.ts';
import { slotsOf, type WishKind, type WishSlot } from './wish-kinds.ts';

/** What training found of the kinds of wish and of their slots. */
export interface PhrasingWeights {
  readonly kinds: Weights<WishKind>;
  readonly tags: Weights<Tag>;
  /** Whether a message is one wish of such a kind. */
  readonly gate: Weights<'other' | 'wish'>;
}

/** A wish as a message may word it. */
export interface PhrasedWish {
  readonly kind: WishKind;
  /** How likely the message wishes this, 0..1. */
  readonly likelihood: number;
  readonly slots: ReadonlyMap<WishSlot, Filled>;
}

/** What of a document tells what a message speaks of. */
export interface Known {
  readonly named: readonly Named[];
  /** Whether the document has a word, in some form. */
  readonly holds: (word: string) => boolean;
}

const kinds = weightsIn<WishKind>(new URL('./kind-weights.json', import.meta.url));
const tags = weightsIn<Tag>(new URL('./tag-weights.json', import.meta.url));
const gate = weightsIn<'other' | 'wish'>(new URL('./gate-weights.json', import.meta.url));
const learned = (): PhrasingWeights => ({ kinds: kinds(), tags: tags(), gate: gate() });

/** Messages with more words say too much to be one wish. */
const MOST_WORDS = 150;
/** So many kinds are tried. */
const TRIED = 6;

/**
 * What a message most likely wishes, the likeliest first, each with what fills its slots. The message is looked at as it stands, and then for
 * each kind that comes into question without the words that it would bring along: what is left has to read as such a wish. Learned from
 * `training/wishes`; no word of any language is written down here.
 */
export function phrasedWishes(
  message: string,
  known: Known,
  isPossible: (kind: WishKind) => boolean = () => true,
  weights: PhrasingWeights = learned(),
): PhrasedWish[] {
  const words = wordsIn(message, known.named);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const tried = likelihoodsOfKinds(words, weights)
    .map((likelihood, at) => ({ kind: weights.kinds.labels[at] as WishKind, at, likelihood }))
    .filter(({ kind }) => isPossible(kind))
    .toSorted((left, right) => right.likelihood - left.likelihood)
    .slice(0, TRIED)
    .flatMap(({ kind, at, likelihood }) => {
      const found = likeliestTags(wordSignals(words, kind, known.holds), slotsOf(kind), weights.tags);
      if (!found) return [];
      const slots = filledSlots(words, found);
      const framed = likelihoodsOfKinds(withoutTold(words, [...slots.values()]), weights)[at] ?? 0;
      return [{ kind, slots, score: Math.log(likelihood + LEAST) + Math.log(framed + LEAST) }];
    });
  const likely = likelihoodsOf(tried.map(({ score }) => score));
  return tried
    .map(({ kind, slots }, at) => ({ kind, slots, likelihood: likely[at] ?? 0 }))
    .toSorted((left, right) => right.likelihood - left.likelihood);
}

const LEAST = 1e-6;

/** How likely words wish for each kind, in the order of the labels. */
function likelihoodsOfKinds(words: readonly Word[], { kinds: model }: PhrasingWeights): number[] {
  const signals = messageSignals(words);
  return likelihoodsOf(sumsOf(signals, model, strengthsOf(signals)));
}

/** How likely a message is one wish of a kind that phrasings were learned of, 0..1. */
export function likelihoodOfWish(
  message: string,
  known: Known,
  weights: PhrasingWeights = learned(),
): number {
  const signals = messageSignals(wordsIn(message, known.named));
  const likely = likelihoodsOf(sumsOf(signals, weights.gate, strengthsOf(signals)));
  return likely[weights.gate.labels.indexOf('wish')] ?? 0;
}
