import { weightsIn } from '../../learned/kept-weights.ts';
import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
import { fittingSlots } from './fitting-slots.ts';
import { type Word, withoutTold, wordsIn } from './message.ts';
import type { Named } from './parts-named.ts';
import { messageSignals, strengthsOf, wordSignals } from './signals.ts';
import { slotsIn, standingIn } from './slot-parts.ts';
import { type Filled, scoresOfTags, type Tag } from './slot-tags.ts';
import type { WishKind, WishSlot } from './wish-kinds.ts';

/** What training found of the kinds of wish and of their slots. */
export interface PhrasingWeights {
  /** What is no such wish, or more than one, is another. */
  readonly kinds: Weights<WishKind | 'other'>;
  readonly tags: Weights<Tag>;
}

/** A wish as a message may word it. */
export interface PhrasedWish {
  readonly kind: WishKind;
  /** How likely the message wishes this and nothing else, 0..1. */
  readonly likelihood: number;
  readonly slots: ReadonlyMap<WishSlot, Filled>;
  /** Whether what most likely fills its slots fits; less is sure of a wish where something else had to be looked for. */
  readonly isLikeliest: boolean;
}

/** What of a document tells what a message speaks of. */
export interface Known {
  readonly named: readonly Named[];
  /** Whether the document has a word, in some form. */
  readonly holds: (word: string) => boolean;
}

/** What a reading has to be like. */
export interface Demands {
  readonly isPossible?: (kind: WishKind) => boolean;
  /** The first slot of a wish that cannot be filled so; null where all can. */
  readonly misfit?: (kind: WishKind, slots: PhrasedWish['slots']) => WishSlot | null;
}

const kinds = weightsIn<WishKind | 'other'>(new URL('./kind-weights.json', import.meta.url));
const tags = weightsIn<Tag>(new URL('./tag-weights.json', import.meta.url));
const learned = (): PhrasingWeights => ({ kinds: kinds(), tags: tags() });

/** Messages with more words say too much to be one wish. */
const MOST_WORDS = 150;
/** So many kinds are tried, what is none among them. */
const TRIED = 7;

/**
 * What a message most likely wishes, the likeliest first, each with what fills its slots. The message is looked at as it stands, and then for
 * each kind that comes into question without the words that it would bring along: what is left has to read as such a wish. Learned from
 * `training/wishes`; no word of any language is written down here.
 */
export function phrasedWishes(
  message: string,
  known: Known,
  { isPossible = () => true, misfit = () => null }: Demands = {},
  weights: PhrasingWeights = learned(),
): PhrasedWish[] {
  const words = wordsIn(message, known.named);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const { labels } = weights.kinds;
  const likelihoods = likelihoodsOfKinds(words, weights);
  const tried = labels
    .map((kind, at) => ({ kind, at, likelihood: likelihoods[at] ?? 0 }))
    .filter(({ kind }) => kind === 'other' || isPossible(kind))
    .toSorted((left, right) => right.likelihood - left.likelihood)
    .slice(0, TRIED)
    .map(({ kind, at, likelihood }) => {
      // what is none of these wishes, or cannot be carried out, is looked at as it stands alone, which counts twice
      const alone = { kind, fitting: null, score: 2 * Math.log(likelihood + LEAST) };
      if (kind === 'other') return alone;
      const signals = wordSignals(words, kind, known.holds);
      const scores = scoresOfTags(signals, slotsIn(kind, words), weights.tags, standingIn(kind, words));
      const fitting = fittingSlots(words, scores, (filled) => misfit(kind, filled));
      if (!fitting) return alone;
      const framed = likelihoodsOfKinds(withoutTold(words, [...fitting.slots.values()]), weights)[at] ?? 0;
      return { kind, fitting, score: Math.log(likelihood + LEAST) + Math.log(framed + LEAST) };
    });
  const likely = likelihoodsOf(tried.map(({ score }) => score));
  return tried
    .flatMap(({ kind, fitting }, at) =>
      kind === 'other' || fitting === null ? [] : [{ kind, ...fitting, likelihood: likely[at] ?? 0 }],
    )
    .toSorted((left, right) => right.likelihood - left.likelihood);
}

const LEAST = 1e-6;

/** How likely words wish for each kind, in the order of the labels. */
function likelihoodsOfKinds(words: readonly Word[], { kinds: model }: PhrasingWeights): number[] {
  const signals = messageSignals(words);
  return likelihoodsOf(sumsOf(signals, model, strengthsOf(signals)));
}

/** How likely a message is one wish of a kind that phrasings were learned of, 0..1. */
export function likelihoodOfWish(message: string, known: Known): number {
  const weights = learned();
  const likelihoods = likelihoodsOfKinds(wordsIn(message, known.named), weights);
  return 1 - (likelihoods[weights.kinds.labels.indexOf('other')] ?? 0);
}
