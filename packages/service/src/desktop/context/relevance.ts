import type { ContextChunk } from '@faircopy/contract';
import MiniSearch from 'minisearch';
import { speakingName } from './file-kind.ts';
import { findableTerms, isWhole, termsOf, wordsOf } from './words.ts';

const FIELDS = ['path', 'name', 'symbols', 'content'] as const;
/** Figures measured on the histories of projects, see `npm run quality -- ranking`. */
const BOOST = { path: 2, name: 1, symbols: 2.5, content: 2 };
const BM25 = { k: 2, b: 0.7, d: 0.5 };
const WHOLE_WEIGHT = 1.5;

/** Words that say what was done rather than to what. */
const GENERIC = new Set(['add', 'fix', 'use', 'update'].flatMap(termsOf));
const GENERIC_WEIGHT = 0.5;

/**
 * How much each piece has to do with some terms; 0 for nothing. MiniSearch weighs the fields; the pieces are indexed with
 * the terms asked for alone, which gives the same order in a third of the time.
 */
export function relevanceOf(asked: ReadonlySet<string>, pieces: readonly Required<ContextChunk>[]): number[] {
  const scores = new Array<number>(pieces.length).fill(0);
  if (asked.size === 0) return scores;
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: askedTermsIn(asked),
  });
  index.addAll(pieces.map((piece, id) => ({ id, ...fieldsOf(piece) })));
  const found = index.search([...asked].join(' '), {
    tokenize: () => [...asked],
    processTerm: (term) => term,
    boost: BOOST,
    bm25: BM25,
    boostTerm: weightOf,
  });
  for (const { id, score, queryTerms } of found) {
    // MiniSearch multiplies the sum of a piece by the number of its terms, which lets long pieces win.
    const parts = queryTerms.filter((term) => !isWhole(term)).length;
    scores[id] = score / Math.sqrt(Math.max(1, parts));
  }
  return scores;
}

function weightOf(term: string): number {
  if (isWhole(term)) return WHOLE_WEIGHT;
  return GENERIC.has(term) ? GENERIC_WEIGHT : 1;
}

function fieldsOf({ path, content, symbols }: Required<ContextChunk>) {
  return { path, name: speakingName(path), symbols: symbols.join(' '), content };
}

/** A word as those of its terms that are asked for. Texts repeat their words, so each is looked at once. */
function askedTermsIn(asked: ReadonlySet<string>): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const terms = findableTerms(word).filter((term) => asked.has(term));
    known.set(word, terms);
    return terms;
  };
}
