import type { LearnedWeights } from '../../src/learned/weights.ts';
import { type Word, withoutTold } from '../../src/refine/phrased/message.ts';
import type { PhrasingWeights } from '../../src/refine/phrased/reader.ts';
import { messageSignals, strengthsOf, wordSignals } from '../../src/refine/phrased/signals.ts';
import { standingIn } from '../../src/refine/phrased/slot-parts.ts';
import {
  afterSignal,
  filledSlots,
  likeliestTags,
  scoresOfTags,
  type Tag,
} from '../../src/refine/phrased/slot-tags.ts';
import { slotsOf, type WishKind, type WishSlot } from '../../src/refine/phrased/wish-kinds.ts';
import { learnTags } from '../perceptron.ts';
import { learnByDescent } from '../stochastic-descent.ts';
import { generator } from '../syntax/generator.ts';
import { type Drawn, drawnFrom, isWhole } from './drawn.ts';
import { joinedPairs, otherFeedback } from './others.ts';
import type { Fillings, Phrasing } from './phrasings.ts';

/** Each phrasing is learned from with so many fillings. */
const TURNS = 2;
/** Messages of two wishes that are made of phrasings. */
const PAIRS = 400;
/**
 * All signals of a message together count no more than one, so that a step may be large; the sums of squares begin at 1, since otherwise a
 * signal that is seen for the first time moves its weights by a whole step, which costs a tenth of what is read rightly.
 */
const KINDS = { epochs: 12, rare: 2, negligible: 0.345, step: 4, decay: 3e-6, start: 1 };

/** What is learned of phrasings. */
interface LearnedPhrasings extends PhrasingWeights {
  readonly kinds: LearnedWeights<WishKind | 'other'>;
  readonly tags: LearnedWeights<Tag>;
}

/** Learns which kind of wish a message words, if any, and what fills its slots. The same phrasings give the same weights. */
export function learnFrom(phrasings: readonly Phrasing[], fillings: Fillings): LearnedPhrasings {
  const random = generator(1);
  const draw = (one: Phrasing) => drawnFrom(one, fillings, random);
  const drawn = Array.from({ length: TURNS }, () => phrasings.map(draw)).flat();
  const besides = [...otherFeedback(), ...joinedPairs(phrasings, random, PAIRS)].map(draw);
  const wishes = drawn.flatMap((one) => (one.kind === null ? [] : [{ ...one, kind: one.kind }]));
  const sequences = wishes
    .filter((one) => isWhole(one) && slotsOf(one.kind).length > 0 && isPossible(one))
    .map(({ kind, words, tags, known }) => ({
      kind,
      words,
      tags,
      signals: wordSignals(words, kind, known.holds),
    }));
  const others = [...drawn, ...besides].filter(({ kind }) => kind === null);
  return {
    kinds: learnByDescent(
      [
        // a message is learned from as it stands, and without the words that it brings along
        ...wishes.flatMap(({ kind, words, tags }) => {
          const told = [...filledSlots(words, tags).values()];
          return [words, ...(told.length === 0 ? [] : [withoutTold(words, told)])].map((one) =>
            observed(one, kind),
          );
        }),
        ...others.map(({ words }) => observed(words, 'other')),
      ],
      KINDS,
    ),
    tags: learnTags(sequences, {
      tagsOf: ({ signals, kind, words }, weights) =>
        likeliestTags(scoresOfTags(signals, slotsOf(kind), weights, standingIn(kind, words)))?.tags ?? [],
      afterSignal,
      outside: 'O' as Tag,
    }),
  };
}

/** Whether what fills each slot is seen to be such: a name in other letters may not be. */
function isPossible({ kind, words, tags }: { kind: WishKind } & Pick<Drawn, 'words' | 'tags'>): boolean {
  const fits = standingIn(kind, words);
  return tags.every((tag, at) => tag === 'O' || fits(at, tag.slice(2) as WishSlot));
}

function observed(words: readonly Word[], label: WishKind | 'other') {
  const signals = messageSignals(words);
  return { signals, strengths: signals.map(strengthsOf(signals)), label };
}
