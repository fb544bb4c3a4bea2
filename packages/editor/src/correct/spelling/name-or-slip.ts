import { upperFirst } from '../../first-letter.ts';
import { editCost } from './edit-cost.ts';
import type { EnglishWords } from './english-words.ts';
import { hasNameForm } from './name-form.ts';
import type { NamePlace } from './name-place.ts';

/** From these costs on a slip is more than a finger's (letters swapped or doubled), is no usual one, and takes two or another letter. */
const STEPS = [0.61, 0.9, 1.1];

/** Names end in letters that words of English seldom do: "monexa", "parcelo", "haulix". */
const EXOTIC_END = /[aoxiuzqj]$/;

/** How many doublings of the likelihood a word needs to be meant rather than a name: by the place, for each step of the cost. */
const LEAST_LIKELY: Readonly<Record<NamePlace, readonly number[]>> = {
  none: [0, 0, 0, 3.5],
  likely: [0, 1.5, 4.5, 7],
  sure: [3, 9, 10, 12],
};
const MORE_WHERE_EXOTIC = 3;

/** From this length on two slips in one word are usual, and how much less likely it may be then where nothing says that it is a name. */
const LONG = 8;
const LESS_WHERE_LONG = 2;

/**
 * Whether an unknown word in small letters is likelier to be a name than a slip for `meant`: by its form, by how likely the slip
 * is and the word that would be meant, and by its place.
 */
export function isLikelierName(
  written: string,
  meant: string,
  place: NamePlace,
  words: EnglishWords,
): boolean {
  const small = written.toLowerCase();
  // dictionaries have names with their capital: "orion", "wayne"
  if (words.lists(upperFirst(small))) return true;
  if (!hasNameForm(small) || meant.includes(' ')) return false;
  const cost = editCost(small, meant.toLowerCase());
  const step = STEPS.filter((least) => cost >= least).length;
  if (step > 0 && isMade(meant, words)) return !(small.endsWith('er') && meant.endsWith('er'));
  return words.likelihood(meant) < (LEAST_LIKELY[place][step] ?? 0) + moreOf(small, meant, step);
}

function moreOf(written: string, meant: string, step: number): number {
  if (step < 2) return 0;
  if (EXOTIC_END.test(written) && written.at(-1) !== meant.at(-1)) return MORE_WHERE_EXOTIC;
  return written.length >= LONG ? -LESS_WHERE_LONG : 0;
}

/** Whether no list has what is meant, which only looks like a word or is a name itself. */
function isMade(meant: string, words: EnglishWords): boolean {
  return words.frequency(meant) === 0 && !words.isTerm(meant);
}
