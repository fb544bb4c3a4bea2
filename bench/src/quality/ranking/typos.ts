import { slip } from '../slips.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST = 4;

/** A query with a slip of the fingers in half of its words. */
export function withTypos(query: string, random: () => number): string {
  return query.replace(/[A-Za-z]+/g, (word) =>
    word.length < SHORTEST || random() < 0.5 ? word : slip(word, LETTERS, random),
  );
}
