import type { ContextChunk } from '@faircopy/contract';
import MiniSearch, { type SearchResult } from 'minisearch';
import { speakingName } from './file-kind.ts';
import { PhraseReader, phraseScores } from './phrases.ts';
import { findableTerms, isWhole, termsOf, wordsOf } from './words.ts';

const FIELDS = ['path', 'name', 'symbols', 'content'] as const;
/** Figures measured on the histories of projects, see `npm run quality -- ranking`. */
const BOOST = { path: 3, name: 2, symbols: 2.5, content: 2 };
const BM25 = { k: 1.5, b: 0.7, d: 0.5 };
const WHOLE_WEIGHT = 1.5;

/** Words that say what was done rather than to what. */
const GENERIC = new Set(
  (
    'add added adding also another better bug change changed chore clean cleanup correct correctly dont ensure feat feature ' +
    'fix fixed fixing implement improve initial instead issue make minor missing more new now only perf properly refactor ' +
    'remove removed simplify small some support allow tweak typo update updated use using when wip wrong'
  )
    .split(' ')
    .flatMap(termsOf),
);
const GENERIC_WEIGHT = 0.3;
const RELATED_WEIGHT = 0.3;
const SCOPE_WEIGHT = 1.5;
const PHRASE_WEIGHT = 4;
const COVERAGE_POWER = 0.6;

/** What is looked for. */
export interface Search {
  readonly asked: ReadonlySet<string>;
  /** Further terms to look for, each with the term asked for that it stands for. */
  readonly related: ReadonlyMap<string, string>;
  /** Those asked for that name the part of the project meant. */
  readonly scope: ReadonlySet<string>;
  /** Of `phrasesOf`. */
  readonly phrases: ReadonlySet<string>;
}

/**
 * How much each piece has to do with a search; 0 for nothing. MiniSearch weighs the fields; the pieces are indexed with the
 * terms looked for alone, which gives the same order in a third of the time.
 */
export function relevanceOf(search: Search, pieces: readonly Required<ContextChunk>[]): number[] {
  const { asked, related, phrases } = search;
  const scores = new Array<number>(pieces.length).fill(0);
  if (asked.size === 0) return scores;
  const wanted = new Set([...asked, ...related.keys()]);
  const reader = new PhraseReader(phrases);
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: wantedTermsIn(wanted, reader),
  });
  const ofPhrases = phraseScores(
    pieces.map((piece, id) => {
      index.add({ id, ...fieldsOf(piece) });
      return reader.end();
    }),
  );
  const found = index.search([...wanted].join(' '), {
    tokenize: () => [...wanted],
    processTerm: (term) => term,
    boost: BOOST,
    bm25: BM25,
    boostTerm: (term) =>
      weightOf(related.get(term) ?? term, search) * (related.has(term) ? RELATED_WEIGHT : 1),
  });
  const standingFor = ({ queryTerms }: SearchResult) => queryTerms.map((term) => related.get(term) ?? term);
  for (const ofFile of Map.groupBy(found, ({ id }) => pieces[id]?.path).values()) {
    const covered = coverage(new Set(ofFile.flatMap(standingFor)));
    for (const { id, score, queryTerms } of ofFile) {
      // MiniSearch multiplies the sum of a piece by the number of its terms, which lets long pieces win.
      scores[id] = (score / queryTerms.length + PHRASE_WEIGHT * (ofPhrases[id] ?? 0)) * covered;
    }
  }
  return scores;
}

/** What a file is worth that has some terms, in whichever of its pieces they are: more than each term alone. */
function coverage(terms: ReadonlySet<string>): number {
  const parts = [...terms].filter((term) => !isWhole(term)).length;
  return terms.size / Math.max(1, parts) ** COVERAGE_POWER;
}

function weightOf(term: string, { scope }: Search): number {
  if (isWhole(term)) return WHOLE_WEIGHT;
  return (GENERIC.has(term) ? GENERIC_WEIGHT : 1) * (scope.has(term) ? SCOPE_WEIGHT : 1);
}

function fieldsOf({ path, content, symbols }: Required<ContextChunk>) {
  return { path, name: speakingName(path), symbols: symbols.join(' '), content };
}

/**
 * A word as those of its terms that are looked for; words of contents are read for phrases on the way. Texts repeat their
 * words, so each is taken apart once.
 */
function wantedTermsIn(
  wanted: ReadonlySet<string>,
  reader: PhraseReader,
): (word: string, field?: string) => string[] {
  const known = new Map<string, { readonly terms: string[]; readonly ofPhrases: readonly string[] }>();
  return (word, field) => {
    let entry = known.get(word);
    if (entry === undefined) {
      const terms = findableTerms(word).filter((term) => wanted.has(term));
      entry = { terms, ofPhrases: reader.termsFor(word) };
      known.set(word, entry);
    }
    if (field === 'content') reader.read(entry.ofPhrases);
    return entry.terms;
  };
}
