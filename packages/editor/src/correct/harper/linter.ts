import type { Linter } from 'harper.js';
import { loadHarper } from './harper-module.ts';
import { LOOSE_ONLY, OFF } from './policy.ts';

/** A finding of Harper, in offsets of the linted text. */
export interface Finding {
  readonly rule: string;
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
  readonly message: string;
}

export type EnglishDialect = 'american' | 'british';

/**
 * Characters after which a linter makes room for a new one, which takes 30 ms. It remembers what each of its rules found in the last
 * thousand clauses and sentences, about 800 bytes for a character, where paragraphs seen lately are remembered by
 * `lint-paragraphs.ts` for less.
 */
const MOST_CHARACTERS = 8_000;

/** A linter, how much it has linted, and when it is done with that. */
interface LinterInUse {
  readonly linter: Promise<Linter>;
  characters: number;
  done: Promise<unknown>;
}

/** A linter a dialect: changing that of one would throw away what it has compiled. */
const linters = new Map<EnglishDialect, LinterInUse>();

/** Lints plain English prose. harper.js is loaded at the first call; a second dialect adds little to it. */
export async function lintEnglish(prose: string, dialect: EnglishDialect): Promise<Finding[]> {
  const inUse = linterFor(dialect);
  const linted = inUse.linter.then((linter) =>
    linter.organizedLints(prose, { language: 'plaintext', dedup: true }),
  );
  inUse.characters += prose.length;
  inUse.done = Promise.allSettled([inUse.done, linted]);
  const byRule = await linted;
  const findings: Finding[] = [];
  for (const [rule, lints] of Object.entries(byRule)) {
    for (const found of lints) {
      const suggestion = found.suggestions()[0];
      if (suggestion !== undefined) {
        const { start, end } = found.span();
        const text = suggestion.get_replacement_text();
        // kind 2 inserts after the place it names
        const inserts = suggestion.kind() === 2;
        findings.push({
          rule,
          kind: found.lint_kind(),
          from: start,
          to: end,
          replacement: inserts ? prose.slice(start, end) + text : text,
          message: found.message(),
        });
      }
      found.free();
    }
  }
  return findings.sort((a, b) => a.from - b.from);
}

function linterFor(dialect: EnglishDialect): LinterInUse {
  const known = linters.get(dialect);
  if (known !== undefined && known.characters < MOST_CHARACTERS) return known;
  const linter = known === undefined ? load(dialect) : renew(known, dialect);
  const inUse = { linter, characters: 0, done: linter };
  linters.set(dialect, inUse);
  return inUse;
}

/** Frees what a linter holds before another takes its room. */
async function renew({ linter, done }: LinterInUse, dialect: EnglishDialect): Promise<Linter> {
  await done;
  await (await linter).dispose();
  return load(dialect);
}

async function load(dialect: EnglishDialect): Promise<Linter> {
  const { LocalLinter, Dialect, binary } = await loadHarper();
  const loaded = new LocalLinter({
    binary,
    dialect: dialect === 'british' ? Dialect.British : Dialect.American,
  });
  await loaded.setup();
  await configure(loaded);
  return loaded;
}

async function configure(target: Linter): Promise<void> {
  const config = await target.getDefaultLintConfig();
  for (const rule of Object.keys(config)) {
    if (OFF.has(rule) && !LOOSE_ONLY.has(rule)) config[rule] = false;
  }
  await target.setLintConfig(config);
}
