import type { ContextChunk } from '@faircopy/contract';
import { definedNames } from './defined-names.ts';
import { type FileKind, fileKind } from './file-kind.ts';
import { relevanceOf } from './relevance.ts';
import { repairedTerms } from './repair.ts';
import { findableTerms, isWhole, termsOf, wordsOf } from './words.ts';

/** What a match is worth in a file that accompanies the source, unless the query names files of its kind. */
const DEMOTION: Readonly<Record<FileKind, number>> = { source: 1, test: 0.15, accompanying: 0.15 };

/** The same when it does: a little less than the source, since who speaks of a test often means what is tested. */
const NAMED_DEMOTION = 0.7;

/** A query with one of these words means the files of that kind. Not `config`, which is about the source as often. */
const NAMES_KIND: Readonly<Record<FileKind, ReadonlySet<string>>> = {
  source: new Set(),
  test: new Set(['test', 'tests', 'spec', 'fixture', 'mock', 'benchmark'].flatMap(termsOf)),
  accompanying: new Set(
    ['docs', 'doc', 'documentation', 'readme', 'changelog', 'example', 'ci', 'workflow'].flatMap(termsOf),
  ),
};

/** Where no word of the query is found, what the project does comes before what is said of it. */
const ORDER: readonly FileKind[] = ['source', 'test', 'accompanying'];

/** What each further piece of a file is worth: room is better spent on a file that is not there yet. */
const FURTHER_PIECE = 0.4;

/**
 * Orders pieces of files by how much they have to do with a query, the most first; ties in the order given. Pieces that
 * come without symbols are given those that their lines seem to define.
 *
 * @returns indices into `chunks`, each once
 */
export function rankChunks(query: string, chunks: readonly ContextChunk[]): number[] {
  const pieces = chunks.map(({ path, content, symbols }) => ({
    path,
    content,
    symbols: symbols === undefined || symbols.length === 0 ? definedNames(content) : symbols,
  }));
  const asked = new Set(wordsOf(query).flatMap(findableTerms));
  const parts = [...asked].filter((term) => !isWhole(term));
  for (const term of repairedTerms(parts, vocabularyOf(pieces))) asked.add(term);
  const kinds = chunks.map(({ path }) => fileKind(path));
  const scores = relevanceOf(asked, pieces).map((score, index) => {
    const kind = kinds[index] ?? 'source';
    if (kind === 'source') return score;
    return score * (asked.isDisjointFrom(NAMES_KIND[kind]) ? DEMOTION[kind] : NAMED_DEMOTION);
  });
  const kindOrder = (index: number) => ORDER.indexOf(kinds[index] ?? 'source');
  const byScore = (one: number, other: number) => {
    const [first, second] = [scores[one] ?? 0, scores[other] ?? 0];
    return second - first || (first === 0 ? kindOrder(one) - kindOrder(other) : 0) || one - other;
  };
  const order = [...chunks.keys()].sort(byScore);
  const pieceNumbers = new Map<string, number>();
  for (const index of order) {
    const path = chunks[index]?.path ?? '';
    const number = pieceNumbers.get(path) ?? 0;
    pieceNumbers.set(path, number + 1);
    scores[index] = (scores[index] ?? 0) * FURTHER_PIECE ** number;
  }
  return order.sort(byScore);
}

/** Everything that paths and symbols are found by. */
function vocabularyOf(pieces: readonly Required<ContextChunk>[]): Set<string> {
  const words = new Set(pieces.flatMap(({ path, symbols }) => [path, ...symbols].flatMap(wordsOf)));
  return new Set([...words].flatMap(termsOf));
}
