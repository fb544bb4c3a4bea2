/** A correction of one word. */
export interface Suggestion {
  readonly word: string;
  /** Certain ones come from lists of known misspellings, the others from a ranking. */
  readonly certain: boolean;
}

/** How sure a ranking must be: strict for prose that is otherwise sound. */
export interface Strictness {
  /** Highest edit cost by which a candidate may differ. */
  readonly furthest: number;
  /** How much better than the next the best candidate must be. */
  readonly margin: number;
  /** Whether lists of what people write, names and slips among it, vouch for a word. */
  readonly trusting: boolean;
}

export const STRICT: Strictness = { furthest: 1.15, margin: 0.1, trusting: true };
export const LOOSE: Strictness = { furthest: 1.7, margin: 0.02, trusting: false };

interface Ranked {
  readonly word: string;
  readonly cost: number;
  readonly score: number;
}

/** The candidate that stands out, or null where none is near or two are about as likely. */
export function standout(candidates: readonly Ranked[], strictness: Strictness): string | null {
  const ranked = candidates.toSorted((a, b) => a.score - b.score);
  const [best, next] = ranked;
  if (best === undefined || best.cost > strictness.furthest) return null;
  return next !== undefined && next.score - best.score < strictness.margin ? null : best.word;
}

/** Gives `word` the case of `model`: all capitals, a first capital, or as it is. */
export function matchCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase())
    return word.toUpperCase();
  const first = model[0] ?? '';
  return first !== first.toLowerCase() ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
