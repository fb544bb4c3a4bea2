import type { Word } from './message.ts';
import {
  type Filled,
  filledSlots,
  likeliestTags,
  type Tag,
  type Tagged,
  type TagScores,
} from './slot-tags.ts';
import type { WishSlot } from './wish-kinds.ts';

/** What fills the slots of a wish. */
type Slots = ReadonlyMap<WishSlot, Filled>;

/** What fills the slots of a wish so that all of it fits. */
interface Fitting {
  readonly slots: Slots;
  /** Whether nothing likelier was found that does not fit. */
  readonly isLikeliest: boolean;
}

/** So many readings of the slots are looked at. */
const TRIED = 8;

interface Reading extends Tagged {
  readonly barred: ReadonlySet<string>;
}

/**
 * What most likely fills each slot of a wish, of all that can: a reading in which something does not fit its slot makes room for the likeliest
 * two in which that begins elsewhere or ends sooner, the best of all first. Null where nothing was found that fits.
 *
 * @param misfit the first slot that cannot be filled so
 */
export function fittingSlots(
  words: readonly Word[],
  scores: TagScores,
  misfit: (slots: Slots) => WishSlot | null,
): Fitting | null {
  const readings: Reading[] = [];
  const read = (barred: ReadonlySet<string>) => {
    const tagged = likeliestTags(scores, (at, tag) => barred.has(`${at} ${tag}`));
    if (tagged) readings.push({ ...tagged, barred });
  };
  read(new Set());
  for (let tried = 0; tried < TRIED; tried += 1) {
    const best = readings.reduce<Reading | undefined>(
      (one, other) => (one && one.score >= other.score ? one : other),
      undefined,
    );
    if (best === undefined) return null;
    readings.splice(readings.indexOf(best), 1);
    const slots = filledSlots(words, best.tags);
    const wrong = misfit(slots);
    if (wrong === null) return { slots, isLikeliest: tried === 0 };
    const [begin, inside]: Tag[] = [`B-${wrong}`, `I-${wrong}`];
    const first = best.tags.indexOf(begin as Tag);
    const last = best.tags.lastIndexOf(inside as Tag);
    read(new Set([...best.barred, `${first} ${begin}`]));
    // what ends sooner begins at the same place
    if (last >= 0) read(new Set([...best.barred, `${last} ${inside}`]));
  }
  return null;
}
