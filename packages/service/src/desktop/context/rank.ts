import type { ContextChunk } from '@faircopy/contract';
import { definedNames } from './defined-names.ts';
import { entryWeight } from './entry-files.ts';
import { type FileKind, fileKind } from './file-kind.ts';
import { phrasesOf } from './phrases.ts';
import { relatedTerms } from './related.ts';
import { relevanceOf } from './relevance.ts';
import { repairedTerms } from './repair.ts';
import { scopeOf } from './scope.ts';
import { scoresAmongOthers } from './surroundings.ts';
import { englishWords } from './translations.ts';
import { typesWeight } from './type-files.ts';
import { askedTerms, isWhole, termsOf, wordsOf } from './words.ts';

/** What a match is worth in a file that accompanies the source, unless the query names files of its kind. */
const DEMOTION: Readonly<Record<FileKind, number>> = {
  source: 1,
  demonstration: 0.3,
  test: 0.02,
  accompanying: 0.02,
};

/** The same when it does: less than the source still, since who speaks of a test often means what is tested. */
const NAMED_DEMOTION: Readonly<Record<FileKind, number>> = {
  source: 1,
  demonstration: 1,
  test: 0.5,
  accompanying: 0.7,
};

/** A query with one of these words means the files of that kind. Not `config`, which is about the source as often. */
const NAMES_KIND: Readonly<Record<FileKind, ReadonlySet<string>>> = {
  source: new Set(),
  demonstration: new Set(['demo', 'playground', 'showcase', 'story', 'stories'].flatMap(termsOf)),
  test: new Set(['test', 'tests', 'spec', 'fixture', 'mock', 'benchmark'].flatMap(termsOf)),
  accompanying: new Set(
    ['docs', 'doc', 'documentation', 'readme', 'changelog', 'example', 'ci', 'workflow'].flatMap(termsOf),
  ),
};

/** Where no word of the query is found, what the project does comes before what is said of it. */
const ORDER: readonly FileKind[] = ['source', 'demonstration', 'test', 'accompanying'];

/** What each further piece of a file is worth: room is better spent on a file that is not there yet. */
const FURTHER_PIECE = 0.3;
/** The same for each further test, or document, however well it fits: who asks for them has use for the source too. */
const FURTHER_BESIDE_SOURCE = 0.8;

/** What fits a large file is more likely to be meant than what fits a small one. Characters. */
const SIZE_POWER = 0.05;
const SMALL = 50;

/** Of two pieces that fit about as well the smaller comes in where room is scarce. Characters. */
const ROOM_POWER = 0.08;
const LEAST_ROOM = 500;

/** What lies deeper is more often of use to one thing alone. */
const DEPTH_POWER = 0.25;

/** Pieces as indices, each once. */
export interface Ranking {
  /** The most fitting first. */
  readonly order: number[];
  /** The order in which they are offered room where there is not enough for all. */
  readonly offered: number[];
  /** How many have anything to do with the query; 0: they are in the order in which any project is read. */
  readonly found: number;
}

/**
 * Orders pieces of files by how much they have to do with a query, the most first; ties in the order given. Pieces that
 * come without symbols are given those that their lines seem to define.
 *
 * @returns indices into `chunks`, each once
 */
export function rankChunks(query: string, chunks: readonly ContextChunk[]): number[] {
  return rankForRoom(query, chunks).order;
}

/** Orders pieces as `rankChunks` does, and for being packed into a room too small for all. */
export function rankForRoom(query: string, chunks: readonly ContextChunk[]): Ranking {
  const pieces = chunks.map(({ path, content, symbols }) => ({
    path,
    content,
    symbols: symbols === undefined || symbols.length === 0 ? definedNames(content) : symbols,
  }));
  const asked = new Set(wordsOf(query).flatMap(askedTerms));
  for (const term of englishWords(query).flatMap(termsOf)) asked.add(term);
  const parts = new Set([...asked].filter((term) => !isWhole(term)));
  const vocabulary = vocabularyOf(pieces);
  for (const term of repairedTerms(parts, vocabulary)) asked.add(term);
  const related = relatedTerms(parts, vocabulary);
  const fits = relevanceOf({ asked, related, scope: scopeOf(query), phrases: phrasesOf(query) }, pieces);
  const sizes = sizesOf(chunks);
  const kinds = chunks.map(({ path }) => fileKind(path));
  const rated = chunks.map(({ path, content }, index) => {
    const kind = kinds[index] ?? 'source';
    const isNamed = !asked.isDisjointFrom(NAMES_KIND[kind]);
    const size = sizes.get(path) ?? 0;
    const fit = (fits[index] ?? 0) * Math.max(SMALL, size) ** SIZE_POWER;
    const ofKind = (isNamed ? NAMED_DEMOTION : DEMOTION)[kind];
    const meant = fit * ofKind * typesWeight(path, asked) * entryWeight(path, asked);
    const score = meant / path.split('/').length ** DEPTH_POWER;
    return { path, content, kind, size, names: pieces[index]?.symbols.length ?? 0, fit, score };
  });
  const scores = scoresAmongOthers(rated);
  const kindOrder = (index: number) => ORDER.indexOf(kinds[index] ?? 'source');
  const byScore = (one: number, other: number) => {
    const [first, second] = [scores[one] ?? 0, scores[other] ?? 0];
    return second - first || (first === 0 ? kindOrder(one) - kindOrder(other) : 0) || one - other;
  };
  const order = [...chunks.keys()].sort(byScore);
  const ofFile = counter();
  const ofKind = counter();
  for (const index of order) {
    const kind = kinds[index] ?? 'source';
    const isSource = kind === 'source' || kind === 'demonstration';
    const beside = isSource ? 1 : FURTHER_BESIDE_SOURCE ** ofKind(kind);
    const further = FURTHER_PIECE ** ofFile(chunks[index]?.path ?? '');
    scores[index] = (scores[index] ?? 0) * beside * further;
  }
  order.sort(byScore);
  const forRoom = scores.map((score, index) => {
    const { path = '', content = '' } = chunks[index] ?? {};
    return score / Math.max(LEAST_ROOM, path.length + content.length) ** ROOM_POWER;
  });
  const offered = order.toSorted((one, other) => (forRoom[other] ?? 0) - (forRoom[one] ?? 0));
  return { order, offered, found: fits.filter((fit) => fit > 0).length };
}

/** Tells how often it was asked the same before. */
function counter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}

/** Everything that paths and symbols are found by. */
function vocabularyOf(pieces: readonly Required<ContextChunk>[]): Set<string> {
  const words = new Set(pieces.flatMap(({ path, symbols }) => [path, ...symbols].flatMap(wordsOf)));
  return new Set([...words].flatMap(termsOf));
}

/** Characters of each file, as far as its pieces are there. */
function sizesOf(chunks: readonly ContextChunk[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { path, content } of chunks) sizes.set(path, (sizes.get(path) ?? 0) + content.length);
  return sizes;
}
