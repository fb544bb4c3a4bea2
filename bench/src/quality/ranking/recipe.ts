import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Chunk } from './cases.ts';
import { isSource } from './kinds.ts';

/*
 * The ranking that the bounds were taken from, as it was described: a library by the best settings found for it. It stays as
 * it is, whatever the ranking that is measured becomes, so that figures about other questions can be compared.
 */

const BOOST = { path: 2, name: 1, symbols: 3, content: 1 };

/** Words that say what was done rather than to what. */
const GENERIC = new Set(['add', 'fix', 'use', 'update'].map(stemmer));
const GENERIC_WEIGHT = 0.5;

const TEST =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|fixtures?|mocks?|bench(?:marks?)?)\/|(?:^|\/)(?:test_[^/]*|conftest\.py)$|[._-](?:tests?|spec|bench)\.[^/.]+$/i;
const NAMES_TESTS = new Set(['test', 'spec', 'fixture', 'mock', 'benchmark'].map(stemmer));
const NAMES_OTHERS = new Set(
  ['docs', 'documentation', 'readme', 'changelog', 'example', 'config', 'ci', 'workflow'].map(stemmer),
);

const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;
const LONGEST_PART = 80;
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can did do does for from had has have how i if in into is it its me my no not of on ' +
    'or our should so than that the their them then there these they this those to us was we were what when where which ' +
    'while who why will with would you your'
  ).split(' '),
);

/** Pieces as indices, the most fitting first. */
export function rankByRecipe(query: string, chunks: readonly Chunk[]): number[] {
  const asked = new Set(termsOf(query));
  const scores = new Array<number>(chunks.length).fill(0);
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => termsOf(text).filter((term) => asked.has(term)),
    processTerm: (term) => term,
  });
  index.addAll(
    chunks.map(({ path, content, symbols }, id) => ({
      id,
      path,
      name: nameOf(path),
      symbols: symbols.join(' '),
      content,
    })),
  );
  const found = index.search([...asked].join(' '), {
    tokenize: () => [...asked],
    boost: BOOST,
    boostTerm: (term) => (GENERIC.has(term) ? GENERIC_WEIGHT : 1),
  });
  for (const { id, score, queryTerms } of found)
    scores[id] = (score / Math.sqrt(queryTerms.length)) * demotion(chunks[id]?.path ?? '', asked);
  const unfound = (at: number) => demotion(chunks[at]?.path ?? '', new Set());
  return [...chunks.keys()].sort((one, other) => {
    const [first = 0, second = 0] = [scores[one], scores[other]];
    return second - first || (first === 0 ? unfound(other) - unfound(one) : 0);
  });
}

function termsOf(text: string): string[] {
  const parts = (text.match(PARTS) ?? []).filter((part) => part.length <= LONGEST_PART);
  return parts
    .map((part) => part.toLowerCase())
    .flatMap((part) => (STOP_WORDS.has(part) ? [] : stemmer(part)));
}

/** The name of a file; of one that every folder has, the folder's. */
function nameOf(path: string): string {
  const [name = '', folder = ''] = path.split('/').reverse();
  return /^(?:index|__init__)\./.test(name) ? folder : name.replace(/(?<=.)\.[^.]+$/, '');
}

function demotion(path: string, asked: ReadonlySet<string>): number {
  if (TEST.test(path)) return asked.isDisjointFrom(NAMES_TESTS) ? 0.5 : 1;
  return isSource(path) || !asked.isDisjointFrom(NAMES_OTHERS) ? 1 : 0.6;
}
