import { writeWeights } from '../write-weights.ts';
import { judgedBy, sharesOf } from './judged.ts';
import { learnFrom } from './learned-phrasings.ts';
import { type Fillings, readFillings, readPhrasings } from './phrasings.ts';

const FOLDS = 3;

/** Learns how wishes are phrased, shows how phrasings and fillings that were not learned from are read, and writes the weights of `src/refine/phrased`. */
export function trainWishes(options: readonly string[]): void {
  const phrasings = readPhrasings();
  const fillings = readFillings();
  if (!options.includes('--fit')) {
    const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
      const isHeld = (_: unknown, at: number) => at % FOLDS === fold;
      const others = phrasings.filter((one, at) => !isHeld(one, at));
      const weights = learnFrom(others, thirdOf(fillings, false));
      return judgedBy(weights, phrasings.filter(isHeld), thirdOf(fillings, true));
    });
    if (options.includes('--errors'))
      for (const { phrasing, message, shown, isSlots } of judged)
        if (phrasing.kind !== null && !isSlots)
          console.log(`  ${phrasing.kind.padEnd(16)} ${message}\n    ${shown}`);
    console.log(
      `${phrasings.length} phrasings, ${FOLDS} folds; where a reading has to be so likely:\n${sharesOf(judged)}`,
    );
  }
  if (options.includes('--dry')) return;
  const { kinds, tags } = learnFrom(phrasings, fillings);
  const folder = new URL('../../src/refine/phrased/', import.meta.url);
  writeWeights(kinds, new URL('kind-weights.json', folder));
  writeWeights(tags, new URL('tag-weights.json', folder));
}

/** A third of the fillings of each slot, or the rest. */
function thirdOf(fillings: Fillings, isThird: boolean): Fillings {
  return new Map(
    [...fillings].map(([slot, own]) => [
      slot,
      new Map(
        [...own].map(([language, all]) => [language, all.filter((_, at) => (at % 3 === 1) === isThird)]),
      ),
    ]),
  );
}
