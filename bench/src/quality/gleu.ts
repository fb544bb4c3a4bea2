import { seeded } from './random.ts';

const ORDER = 4;
const ITERATIONS = 500;

type Counts = ReadonlyMap<string, number>;

/** Length of the output and the reference, then matches and chances of the n-grams of each order. */
type Statistics = readonly number[];

/** A sentence in tokens: what was written, what came of it, what people made of it. */
export interface Judged {
  readonly source: readonly string[];
  readonly output: readonly string[];
  readonly references: readonly (readonly string[])[];
}

/**
 * GLEU of a whole corpus, from 0 to 100: BLEU in which n-grams that the reference took out of the source count against the
 * output. A reference a sentence is drawn at random, and the mean of 500 draws taken.
 *
 * Napoles, Sakaguchi, Post, Tetreault: "Ground Truth for Grammatical Error Correction Metrics" (2015), in the form without
 * tuning of 2016.
 */
export function gleu(corpus: readonly Judged[]): number {
  const all = corpus.map(({ source, output, references }) =>
    references.map((reference) => statisticsOf(source, output, reference)),
  );
  let sum = 0;
  for (let draw = 0; draw < ITERATIONS; draw += 1) {
    const random = seeded(draw * 101);
    const totals = Array.from({ length: 2 + 2 * ORDER }, () => 0);
    for (const byReference of all) {
      const drawn = byReference[Math.floor(random() * byReference.length)] ?? [];
      for (const [at, value] of drawn.entries()) totals[at] = (totals[at] ?? 0) + value;
    }
    sum += score(totals);
  }
  return (100 * sum) / ITERATIONS;
}

function score([length = 0, wanted = 0, ...counts]: Statistics): number {
  let logarithms = 0;
  for (let order = 0; order < ORDER; order += 1) {
    const matches = counts[2 * order] ?? 0;
    if (matches === 0) return 0;
    logarithms += Math.log(matches / (counts[2 * order + 1] ?? 1));
  }
  return Math.exp(Math.min(0, 1 - wanted / length) + logarithms / ORDER);
}

function statisticsOf(
  source: readonly string[],
  output: readonly string[],
  reference: readonly string[],
): Statistics {
  const statistics = [output.length, reference.length];
  for (let order = 1; order <= ORDER; order += 1) {
    const written = nGrams(output, order);
    const wanted = nGrams(reference, order);
    const unwanted = new Map([...nGrams(source, order)].filter(([gram]) => !wanted.has(gram)));
    statistics.push(
      Math.max(0, shared(written, wanted) - shared(written, unwanted)),
      Math.max(0, output.length + 1 - order),
    );
  }
  return statistics;
}

function nGrams(tokens: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + order <= tokens.length; at += 1) {
    const gram = tokens.slice(at, at + order).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function shared(some: Counts, others: Counts): number {
  let sum = 0;
  for (const [gram, count] of some) sum += Math.min(count, others.get(gram) ?? 0);
  return sum;
}
