import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import { runsOfWord, type Spelling, spelledWords } from './runs.ts';

/** Tells what languages a text may be in. */
export interface Detector {
  readonly languages: readonly string[];
  /** A score from 0 to about 1 for each of them, in their order, which stands until the next text. */
  scoresOf(letters: string): Readonly<Float64Array>;
}

/** Scores of a run of letters, by number of the language. */
type Scores = Readonly<Record<string, number>>;

/** A run of letters, met in many words. */
interface Run {
  /** Places among the languages that are told apart, each with a score behind it. */
  readonly pairs: Uint16Array;
  /** Number of the text it was last counted in. */
  countedIn: number;
}

/** The detector's database, as it reads it. */
interface Database {
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Scores>>;
}

const TABLES = ['ngrams', 'scores', 'about'] as const;

/** What the database leaves out of each of its scores, and what eld holds their average against. */
const LEAST_SCORE = 53;
const SCALE = 25;

/**
 * The detector "eld", which chooses from `languages`. Its largest database, 245,000 runs of letters, takes hundreds
 * of megabytes as objects; here they are looked up in a table, of which only what texts have again and again is kept as numbers, by words: texts
 * are made of few. Words and runs are cut as eld cuts them, since its scores are those of such runs.
 */
export function createDetector(languages: readonly string[]): Detector {
  const manifest = findPackageJSON('eld', import.meta.url);
  if (manifest === undefined) throw new Error('the language detector "eld" is not installed');
  const source = join(dirname(manifest), 'src');
  const require = createRequire(import.meta.url);
  const tables = preparedTables('ngrams', listsKey(), TABLES, () => {
    const { ngramsData } = require(join(source, 'ngrams', 'large.js')) as { ngramsData: Database };
    return contentsOf(ngramsData);
  });
  const spelling: Spelling = {
    ...(require(join(source, 'regexPatterns.js')) as Pick<Spelling, 'separators'>),
    ...(require(join(source, 'dictionary.js')) as Pick<Spelling, 'dictionary'>),
  };
  const about = JSON.parse(tables.about.wordAt(0)) as Omit<Database, 'ngrams'>;
  const told = Object.entries(about.languages).filter(([, language]) => languages.includes(language));
  const numbers = told.map(([number]) => number);
  const known = rememberedRuns((run) => pairsOf(run, numbers, tables));
  const sums = new Float64Array(told.length);
  let texts = 0;
  const scoresOf = (letters: string) => {
    sums.fill(0);
    texts += 1;
    let runs = 0;
    for (const run of known.of(spelledWords(letters, spelling))) {
      if (run.countedIn === texts) continue;
      run.countedIn = texts;
      runs += 1;
      addTo(sums, run.pairs);
    }
    // in place, as are the sums: dozens of numbers for each text would be garbage at once
    for (let place = 0; place < sums.length; place += 1) {
      const average = (sums[place] ?? 0) / Math.max(1, runs);
      sums[place] = average / (average + SCALE);
    }
    return sums;
  };
  return { languages: told.map(([, language]) => language), scoresOf };
}

function addTo(sums: Float64Array, pairs: Uint16Array): void {
  for (let at = 0; at < pairs.length; at += 2) {
    const place = pairs[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (pairs[at + 1] ?? 0);
  }
}

function contentsOf({ ngrams, ...about }: Database): TableContents<(typeof TABLES)[number]> {
  const places = new Map<string, number>();
  const scores = new Map<string, number>();
  for (const [run, own] of Object.entries(ngrams)) {
    const written = JSON.stringify(own);
    const place = scores.get(written) ?? scores.size;
    scores.set(written, place);
    places.set(run, place);
  }
  return { ngrams: places, scores, about: new Map([[JSON.stringify(about), 0]]) };
}

/** Runs and words that are kept: most of a text is made of few. */
const MOST_KEPT = 3_000;
/** Longer words would hold on to the text they were cut from. */
const MOST_LETTERS = 12;

/** Gives the runs of words, each run as one and the same object within a text. */
function rememberedRuns(look: (run: string) => Uint16Array): {
  of(words: readonly string[]): Run[];
} {
  const runs = new Map<string, Run>();
  const ofWords = new Map<string, readonly Run[]>();
  const runOf = (letters: string): Run => {
    const known = runs.get(letters);
    if (known !== undefined) return known;
    const run = { pairs: look(letters), countedIn: 0 };
    runs.set(letters, run);
    return run;
  };
  const runsOf = (word: string): readonly Run[] => {
    const known = ofWords.get(word);
    if (known !== undefined) return known;
    const found = runsOfWord(word).map(runOf);
    if (word.length <= MOST_LETTERS) ofWords.set(word, found);
    return found;
  };
  return {
    of: (words) => {
      // both at once, and not within a text: a run has to stay the same object
      if (Math.max(runs.size, ofWords.size) >= MOST_KEPT) {
        runs.clear();
        ofWords.clear();
      }
      return words.flatMap(runsOf);
    },
  };
}

/** @param numbers those of the languages that are told apart, in the order of their places */
function pairsOf(
  run: string,
  numbers: readonly string[],
  { ngrams, scores }: { readonly ngrams: WordTable; readonly scores: WordTable },
): Uint16Array {
  const place = ngrams.get(run);
  if (place === undefined) return NOTHING;
  const own = JSON.parse(scores.wordAt(place)) as Scores;
  return Uint16Array.from(
    numbers.flatMap((number, at) => {
      const score = own[number];
      return score === undefined ? [] : [at, score + LEAST_SCORE];
    }),
  );
}

const NOTHING = new Uint16Array();
