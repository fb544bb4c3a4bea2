import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { eld } from 'eld/large';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';

/** Scores from 0 to about 1 of the languages that a text may be in, best first. */
export type Detector = (letters: string) => (readonly [language: string, score: number])[];

/** Scores of a run of letters, by number of the language. */
type Scores = Readonly<Record<string, number>>;

/** The same as pairs of a place among the languages that are told apart and a score, one behind the other. */
type Pairs = Uint16Array;

/** The detector's database, as it reads it. */
interface Database {
  readonly type: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Scores>>;
}

const TABLES = ['ngrams', 'scores', 'about'] as const;

/** What the database leaves out of each of its scores, and what eld holds their average against. */
const LEAST_SCORE = 53;
const SCALE = 25;

/**
 * The detector "eld", which chooses from `languages`. Its largest database, 245,000 runs of letters, takes hundreds
 * of megabytes as objects; here they are looked up in a table, of which only what a text needs is kept as numbers. Nor are the sums left to it:
 * it says which runs of letters a text has by looking them up, and finds none.
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
  const { createEld } = require(join(source, 'languageDetector.js')) as {
    createEld: () => { instance: Pick<typeof eld, 'detect'>; loadData: (database: Database) => void };
  };
  const { instance, loadData } = createEld();
  const about = JSON.parse(tables.about.wordAt(0)) as Omit<Database, 'ngrams'>;
  const told = Object.entries(about.languages).filter(([, language]) => languages.includes(language));
  const scoresOf = createScores(
    told.map(([number]) => number),
    tables.ngrams,
    tables.scores,
  );
  const sums = new Uint32Array(told.length);
  let runs = 0;
  const add = (run: string) => {
    runs += 1;
    const pairs = scoresOf(run);
    for (let at = 0; at < pairs.length; at += 2) {
      const place = pairs[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + (pairs[at + 1] ?? 0);
    }
    return undefined;
  };
  loadData({ ...about, ngrams: new Proxy({}, { get: (_, run) => add(String(run)) }) });
  return (letters) => {
    sums.fill(0);
    runs = 0;
    instance.detect(letters);
    const found: (readonly [string, number])[] = [];
    for (const [place, [, language]] of told.entries()) {
      const average = (sums[place] ?? 0) / runs;
      if (average > 0) found.push([language, average / (average + SCALE)]);
    }
    return found.sort((left, right) => right[1] - left[1]);
  };
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

/** Runs of letters whose scores are kept: most of a text is made of few. */
const MOST_KEPT = 3_000;

/**
 * Looks the scores of runs of letters up in the tables.
 *
 * @param numbers those of the languages that are told apart, in the order of their places
 */
function createScores(
  numbers: readonly string[],
  ngrams: WordTable,
  scores: WordTable,
): (run: string) => Pairs {
  const kept = new Map<string, Pairs>();
  const look = (run: string): Pairs => {
    const place = ngrams.get(run);
    if (place === undefined) return NOTHING;
    const own = JSON.parse(scores.wordAt(place)) as Scores;
    return Uint16Array.from(
      numbers.flatMap((number, at) => {
        const score = own[number];
        return score === undefined ? [] : [at, score + LEAST_SCORE];
      }),
    );
  };
  return (run) => {
    const known = kept.get(run);
    if (known !== undefined) return known;
    const found = look(run);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(run, found);
    return found;
  };
}

const NOTHING: Pairs = new Uint16Array();
