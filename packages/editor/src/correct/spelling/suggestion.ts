import { upperFirst } from '../../first-letter.ts';

/** A correction of one word. */
export interface Suggestion {
  readonly word: string;
  /** Certain ones come from lists of known misspellings, the others from a ranking. */
  readonly certain: boolean;
}

/** How sure a ranking must be: strict for long prose that is otherwise sound. */
export interface Strictness {
  /** Highest edit cost by which a candidate may differ. */
  readonly furthest: number;
  /** How much better than the next the best candidate must be. */
  readonly margin: number;
  /** Whether lists of what people write, names and slips among it, vouch for a word. */
  readonly trusting: boolean;
  /** Whether two words in one that no list has may be meant. */
  readonly joining: boolean;
}

export const STRICT: Strictness = { furthest: 1.15, margin: 0.07, trusting: true, joining: false };
/** For a sentence or two, where a misspelt word is most of what there is to tell by. */
export const BRIEF: Strictness = { furthest: 1.45, margin: 0.06, trusting: true, joining: true };
export const LOOSE: Strictness = { furthest: 1.7, margin: 0.02, trusting: false, joining: true };

interface Ranked {
  readonly word: string;
  readonly cost: number;
  readonly score: number;
}

/** The candidate that stands out, or null where none is near or two are about as likely. */
export function standout(candidates: readonly Ranked[], strictness: Strictness): string | null {
  const [first, ...others] = candidates.toSorted((a, b) => a.score - b.score);
  if (first === undefined) return null;
  // what was written tells which of two spellings of one word was meant
  const variant = others.find((other) => american(other.word) === american(first.word));
  const best = variant !== undefined && variant.cost < first.cost ? variant : first;
  if (best.cost > strictness.furthest) return null;
  const next = others.find((other) => other !== variant);
  return next !== undefined && next.score - first.score < strictness.margin ? null : best.word;
}

/** One form for the British and the American spelling of a word, which need be neither: "behavior", "optimize", "modeled". */
function american(word: string): string {
  return word
    .replace(/our/g, 'or')
    .replace(/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz')
    .replace(/ys(?=(?:e|es|ed|er|ers|ing)$)/, 'yz')
    .replace(/ll(?=(?:ed|er|ers|ing)$)/, 'l')
    .replace(/re$/, 'er');
}

/** Gives `word` the case of `model`: all capitals, a first capital, or as it is. */
export function matchCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase())
    return word.toUpperCase();
  const first = model[0] ?? '';
  return first !== first.toLowerCase() ? upperFirst(word) : word;
}
