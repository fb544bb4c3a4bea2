import type { ContextChunk } from '@faircopy/contract';
import MiniSearch from 'minisearch';
import { type FileKind, fileKind, speakingName } from './file-kind.ts';
import { repairedTerms } from './repair.ts';
import { termsOf, wordsOf } from './words.ts';

const FIELDS = ['path', 'name', 'symbols', 'content'] as const;
const BOOST = { path: 2, name: 1, symbols: 3, content: 1 };

/** Words that say what was done rather than to what. */
const GENERIC = new Set(['add', 'fix', 'use', 'update'].flatMap(termsOf));
const GENERIC_WEIGHT = 0.5;

const DEMOTION: Readonly<Record<FileKind, number>> = { source: 1, test: 0.5, accompanying: 0.6 };

/** A query with one of these words means the files of that kind. */
const NAMES_KIND: Readonly<Record<FileKind, ReadonlySet<string>>> = {
  source: new Set(),
  test: new Set(['test', 'tests', 'spec', 'fixture', 'mock', 'benchmark'].flatMap(termsOf)),
  accompanying: new Set(
    ['docs', 'doc', 'documentation', 'readme', 'changelog', 'example', 'config', 'ci', 'workflow'].flatMap(
      termsOf,
    ),
  ),
};

/** Where no word of the query is found, what the project does comes before what is said of it. */
const ORDER: readonly FileKind[] = ['source', 'test', 'accompanying'];

/**
 * Orders pieces of files by how much they have to do with a query, the most first; ties in the order given.
 *
 * MiniSearch weighs the fields; the pieces are indexed with the terms of the query alone, which gives the same order in a
 * third of the time.
 *
 * @returns indices into `chunks`, each once
 */
export function rankChunks(query: string, chunks: readonly ContextChunk[]): number[] {
  const asked = new Set(wordsOf(query).flatMap(termsOf));
  for (const term of repairedTerms(asked, vocabularyOf(chunks))) asked.add(term);
  const kinds = chunks.map(({ path }) => fileKind(path));
  const scores = scoresOf(asked, chunks).map((score, index) => {
    const kind = kinds[index] ?? 'source';
    return asked.isDisjointFrom(NAMES_KIND[kind]) ? score * DEMOTION[kind] : score;
  });
  const order = (index: number) => ORDER.indexOf(kinds[index] ?? 'source');
  return [...chunks.keys()].sort((one, other) => {
    const [first, second] = [scores[one] ?? 0, scores[other] ?? 0];
    return second - first || (first === 0 ? order(one) - order(other) : 0) || one - other;
  });
}

/** Everything that paths and symbols are found by. */
function vocabularyOf(chunks: readonly ContextChunk[]): Set<string> {
  const words = new Set(chunks.flatMap(({ path, symbols = [] }) => [path, ...symbols].flatMap(wordsOf)));
  return new Set([...words].flatMap(termsOf));
}

function scoresOf(asked: ReadonlySet<string>, chunks: readonly ContextChunk[]): number[] {
  const scores = new Array<number>(chunks.length).fill(0);
  if (asked.size === 0) return scores;
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: askedTermsIn(asked),
  });
  index.addAll(chunks.map((chunk, id) => ({ id, ...fieldsOf(chunk) })));
  const found = index.search([...asked].join(' '), {
    tokenize: () => [...asked],
    processTerm: (term) => term,
    boost: BOOST,
    boostTerm: (term) => (GENERIC.has(term) ? GENERIC_WEIGHT : 1),
  });
  // MiniSearch multiplies the sum of a piece by the number of its terms, which lets long pieces win.
  for (const { id, score, queryTerms } of found) scores[id] = score / Math.sqrt(queryTerms.length);
  return scores;
}

function fieldsOf({ path, content, symbols = [] }: ContextChunk) {
  return { path, name: speakingName(path), symbols: symbols.join(' '), content };
}

/** A word as those of its terms that are asked for. Texts repeat their words, so each is looked at once. */
function askedTermsIn(asked: ReadonlySet<string>): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const terms = termsOf(word).filter((term) => asked.has(term));
    known.set(word, terms);
    return terms;
  };
}
