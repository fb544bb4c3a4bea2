import type { ConfusionSet } from '../../src/correct/context-words/confusion-set.ts';
import { type Care, type Threshold, thresholdKey } from '../../src/correct/context-words/language-model.ts';
import { bestOf, sumsOf } from '../../src/correct/context-words/scoring.ts';
import type { PackedWeights } from '../../src/correct/context-words/weights.ts';
import type { Samples } from './samples.ts';

/** How sure the changes of a language have to be. */
export interface Caution {
  /** False edits in 1,000 words of well-edited text that all sets together may make. */
  readonly falseEdits: Threshold;
  /** A change is never made where another member is ahead by less. */
  readonly leastMargin: Threshold;
  /** How much surer a change has to be than the held-out texts ask for: other texts are less like those that were learned from. */
  readonly reserve: Threshold;
  /** A member that sound texts have less often is never changed: it may be right in ways that none of them shows. */
  readonly leastSound: number;
}

/** False edits are counted as if there were so many more: where none was seen there may be one in the next text. */
const UNSEEN = 0.7;

/** Changes whose places are met less often are not judged by their share alone. */
const FEW = 100;

/** A change of one member to another: how surely it was proposed where it was wrong, and where it would have been right. */
interface Change {
  readonly key: string;
  readonly wrong: number[];
  readonly right: number[];
  /** How common the mistake is. */
  readonly commonness: number;
  /** How often the word that is changed was met where it was right. */
  sound: number;
}

export interface Calibrated {
  readonly thresholds: Record<string, Threshold>;
  /** For people to read: share of injected mistakes that are set right, by set. */
  readonly report: string;
}

/**
 * The thresholds by which all changes together stay within the false edits that are allowed and set right as many mistakes as they can, the more so the commoner the mistake.
 */
export function calibrate(
  samples: Samples,
  weights: PackedWeights,
  { falseEdits, leastMargin, reserve, leastSound }: Caution,
): Calibrated {
  const changes = changesIn(samples, weights).filter(({ sound }) => sound >= leastSound);
  const within = (care: Care) =>
    chosen(changes, (falseEdits[care] * samples.words) / 1000, leastMargin[care]);
  const margins = { careful: within('careful'), brief: within('brief'), rough: within('rough') };
  const thresholds: Record<string, Threshold> = {};
  const lines: string[] = [];
  for (const [at, { key, wrong, right }] of changes.entries()) {
    const marginOf = (care: Care) => round(Math.min(NEVER, (margins[care][at] ?? NEVER) + reserve[care]));
    const threshold = { careful: marginOf('careful'), brief: marginOf('brief'), rough: marginOf('rough') };
    if (threshold.rough === NEVER) continue;
    thresholds[key] = threshold;
    const shares = Object.entries(threshold).map(([care, margin]) => {
      const share = (100 * above(right, margin)) / Math.max(1, right.length);
      return `${care} ${share.toFixed(0)}% (${above(wrong, margin)} false)`;
    });
    lines.push(`${key.padEnd(26)} met ${String(right.length).padStart(6)}  ${shares.join('  ')}`);
  }
  return { thresholds, report: lines.join('\n') };
}

/** No model is ever so sure. */
const NEVER = 99;

const round = (margin: number) => Math.ceil(margin * 100) / 100;

function changesIn(samples: Samples, weights: PackedWeights): Change[] {
  const changes = new Map<string, Change>();
  const changeOf = (set: ConfusionSet | undefined, observed: number, proposed: number): Change => {
    const key = thresholdKey(set?.id ?? '', observed, proposed);
    const commonness = set?.commonness(observed, proposed) ?? 0;
    const known = changes.get(key) ?? { key, wrong: [], right: [], commonness, sound: 0 };
    changes.set(key, known);
    return known;
  };
  const sums = new Float64Array(32);
  samples.each(({ set, observed, mask, told, features }) => {
    const choice = samples.sets[set];
    const labels = choice?.labels ?? 0;
    sumsOf(weights, samples.salts[set] ?? 0, features, labels, mask, sums);
    const best = bestOf(sums, labels);
    const ahead = (label: number) => (sums[best] ?? 0) - (sums[label] ?? 0);
    const isTold = (label: number) => (told & (1 << label)) !== 0;
    if (best !== observed && isTold(observed)) changeOf(choice, observed, best).wrong.push(ahead(observed));
    for (let label = 0; label < labels; label += 1) {
      if (label !== observed) changeOf(choice, observed, label).sound += 1;
      if (label === observed || (mask & (1 << label)) === 0 || !isTold(label)) continue;
      changeOf(choice, label, observed).right.push(best === observed ? ahead(label) : -1);
    }
  });
  for (const { wrong, right } of changes.values()) {
    wrong.sort((a, b) => b - a);
    right.sort((a, b) => b - a);
  }
  return [...changes.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** How many of `sorted` are at least `margin`. */
function above(sorted: readonly number[], margin: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) >= margin) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The margin of each change: for one price of a false edit all take what is worth it, and the price is the lowest that keeps within `most`. */
function chosen(changes: readonly Change[], most: number, least: number): number[] {
  let [cheap, dear] = [1e-9, 1e6];
  for (let round = 0; round < 60; round += 1) {
    const price = Math.sqrt(cheap * dear);
    const sum = changes.reduce(
      (total, change) => total + above(change.wrong, marginAt(change, price, least)),
      0,
    );
    if (sum > most) cheap = price;
    else dear = price;
  }
  return changes.map((change) => marginAt(change, dear, least));
}

function marginAt({ wrong, right, commonness }: Change, price: number, least: number): number {
  // what counts is the share of a mistake that is set right, however often its place is met
  const rate = commonness / (right.length + FEW);
  let [best, worth] = [Number.POSITIVE_INFINITY, 0];
  for (let count = 0; count <= wrong.length; count += 1) {
    const margin = Math.max(least, count === 0 ? (wrong[0] ?? 0) + 0.3 : (wrong[count - 1] ?? 0));
    const value = rate * above(right, margin) - price * (above(wrong, margin) + UNSEEN);
    if (value > worth) [best, worth] = [margin, value];
    if (margin === least) break;
  }
  return best;
}
