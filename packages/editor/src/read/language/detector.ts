import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { eld } from 'eld/large';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';

/** The language detector. */
export type Detector = Pick<typeof eld, 'detect' | 'setLanguageSubset'>;

/** Scores of a run of letters, by number of the language. */
type Scores = Readonly<Record<string, number>>;

/** The detector's database, as it reads it. */
interface Database {
  readonly type: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Scores>>;
}

const TABLES = ['ngrams', 'scores', 'about'] as const;

/**
 * The detector "eld", which chooses from `languages`. Its largest database, 245,000 runs of letters, takes hundreds
 * of megabytes as objects; here they are looked up in a table, of which only what a text needs becomes objects.
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
    createEld: () => { instance: Detector; loadData: (database: Database) => void };
  };
  const { instance, loadData } = createEld();
  const about = JSON.parse(tables.about.wordAt(0)) as Omit<Database, 'ngrams'>;
  loadData({ ...about, ngrams: scoresFrom(tables.ngrams, tables.scores) });
  instance.setLanguageSubset([...languages]);
  return instance;
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

/** Runs of letters whose scores stay objects: most of a text is made of few, and these take about a megabyte. */
const MOST_KEPT = 3_000;

/** An object that looks its properties up in the tables. */
function scoresFrom(ngrams: WordTable, scores: WordTable): Database['ngrams'] {
  const kept = new Map<string | symbol, Scores | undefined>();
  const look = (run: string | symbol) => {
    const place = typeof run === 'string' ? ngrams.get(run) : undefined;
    return place === undefined ? undefined : (JSON.parse(scores.wordAt(place)) as Scores);
  };
  return new Proxy<Record<string, Scores>>(
    {},
    {
      get: (_, run) => {
        if (kept.has(run)) return kept.get(run);
        const found = look(run);
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(run, found);
        return found;
      },
    },
  );
}
