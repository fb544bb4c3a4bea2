import { termsOf } from './words.ts';

const DECLARATIONS = /\.(?:d\.[cm]?ts|pyi)$/;

/** A query with one of these words may well mean the types of a thing rather than the thing. */
const NAMES_TYPES = new Set(
  ['type', 'typed', 'typing', 'typescript', 'dts', 'tsd', 'overload', 'infer', 'inference'].flatMap(termsOf),
);

/** Measured on the histories of projects, see `npm run quality -- ranking`. */
const ASKED_FOR = 4;

/** What a match is worth in a file that declares types of what is elsewhere, by whether terms asked for speak of types; 1 for others. */
export function typesWeight(path: string, asked: ReadonlySet<string>): number {
  return DECLARATIONS.test(path) && !asked.isDisjointFrom(NAMES_TYPES) ? ASKED_FOR : 1;
}
