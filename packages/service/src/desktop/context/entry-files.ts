import { isEntry } from './file-kind.ts';
import { termsOf } from './words.ts';

/** A query with one of these words is about what a project or a folder of it offers to others. */
const NAMES_OFFERING = new Set(['export', 'expose', 'reexport'].flatMap(termsOf));

/** Measured on the histories of projects, see `npm run quality -- ranking`. */
const ASKED_FOR = 2.5;

/** What a match is worth in the file by which a folder is entered, by whether terms asked for speak of what is offered; 1 for others. */
export function entryWeight(path: string, asked: ReadonlySet<string>): number {
  return isEntry(path) && !asked.isDisjointFrom(NAMES_OFFERING) ? ASKED_FOR : 1;
}
