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

/** A linter a dialect: changing that of one would throw away what it has compiled and seen. */
const linters = new Map<EnglishDialect, Promise<Linter>>();

/** Lints plain English prose. harper.js is loaded at the first call; a second dialect adds little to it. */
export async function lintEnglish(prose: string, dialect: EnglishDialect): Promise<Finding[]> {
  let linter = linters.get(dialect);
  if (linter === undefined) {
    linter = load(dialect);
    linters.set(dialect, linter);
  }
  const ready = await linter;
  const byRule = await ready.organizedLints(prose, { language: 'plaintext', dedup: true });
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
