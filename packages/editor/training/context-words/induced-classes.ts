import { hashOf } from '../../src/correct/context-words/hash.ts';
import { FIRST_FREQUENT } from '../../src/correct/context-words/word-classes.ts';
import { neighbourhoodOf } from './counted-words.ts';

const WORDS = 14_000;
const FREQUENT = 128;
/** Class 0 is the boundary. */
const CLUSTERS = FIRST_FREQUENT - 1;
const ROUNDS = 12;

/**
 * Classes of the commonest words by hash, found by clustering what they stand beside (spherical k-means over the square roots of
 * shares, as Hellinger distance has it). The most frequent words are classes of their own. Draws no random number.
 */
export function inducedClasses(paragraphs: readonly (readonly string[])[]): Map<number, number> {
  const { words, rows } = neighbourhoodOf(paragraphs, WORDS);
  const classes = new Map<number, number>();
  for (const [at, word] of words.slice(0, FREQUENT).entries()) classes.set(hashOf(word), FIRST_FREQUENT + at);
  const points = rows.slice(FREQUENT).map(unit);
  const nearest = clustered(points);
  words.slice(FREQUENT).forEach((word, at) => {
    const hash = hashOf(word);
    if (!classes.has(hash)) classes.set(hash, 1 + (nearest[at] ?? 0));
  });
  return classes;
}

function unit(row: Float32Array): Float32Array {
  const roots = row.map(Math.sqrt);
  const length = Math.sqrt(roots.reduce((sum, value) => sum + value * value, 0)) || 1;
  return roots.map((value) => value / length);
}

function clustered(points: readonly Float32Array[]): Int32Array {
  const width = points[0]?.length ?? 0;
  // the commonest words are spread over all classes, so they are good places to start from
  let centres = Array.from({ length: CLUSTERS }, (_, at) =>
    Float32Array.from(points[at] ?? new Float32Array(width)),
  );
  const nearest = new Int32Array(points.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => new Float32Array(width));
    points.forEach((point, at) => {
      let best = -1;
      centres.forEach((centre, number) => {
        const likeness = product(point, centre);
        if (likeness > best) {
          best = likeness;
          nearest[at] = number;
        }
      });
      const sum = sums[nearest[at] ?? 0];
      if (sum !== undefined) for (let i = 0; i < width; i += 1) sum[i] = (sum[i] ?? 0) + (point[i] ?? 0);
    });
    centres = sums.map((sum) => {
      const length = Math.sqrt(product(sum, sum)) || 1;
      return sum.map((value) => value / length);
    });
  }
  return nearest;
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
