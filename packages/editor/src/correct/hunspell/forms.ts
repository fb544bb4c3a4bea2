import type { Affix, AffixFile } from './affixes.ts';
import type { Flags } from './flags.ts';

/** Flags of each entry, by stem. */
export interface Stems {
  get(stem: string): readonly Flags[] | undefined;
  words(): Iterable<string>;
}

/** One way to read a word: the flags its stem has, and those its outermost affix gives it. */
export interface Form {
  readonly stem: Flags;
  readonly affix: Flags;
}

const NO_FLAGS: Flags = [];

/** All readings of `word` as a stem with at most one prefix and two suffixes. */
export function* formsOf(word: string, affixes: AffixFile, stems: Stems): Generator<Form> {
  const entries = stems.get(word);
  if (entries !== undefined) {
    const needsAffix = affixes.option('NEEDAFFIX');
    for (const stem of entries) {
      if (needsAffix === undefined || !stem.includes(needsAffix)) yield { stem, affix: NO_FLAGS };
    }
  }
  yield* suffixed(word, affixes, stems, null);
  yield* prefixed(word, affixes, stems);
}

function* prefixed(word: string, affixes: AffixFile, stems: Stems): Generator<Form> {
  const circumfix = affixes.option('CIRCUMFIX');
  const longest = Math.min(affixes.longestPrefix, word.length - affixes.leastKept);
  for (let length = 0; length <= longest; length += 1) {
    const strips = affixes.prefixes.get(word.slice(0, length));
    if (strips === undefined) continue;
    for (const [strip, rules] of strips) {
      const rest = strip + word.slice(length);
      const entries = stems.get(rest);
      for (const prefix of rules) {
        if (prefix.condition !== null && !prefix.condition.test(rest)) continue;
        const around = circumfix !== undefined && prefix.flags.includes(circumfix);
        for (const stem of (around ? undefined : entries) ?? []) {
          if (stem.includes(prefix.flag)) yield { stem, affix: prefix.flags };
        }
        if (prefix.cross) yield* suffixed(rest, affixes, stems, prefix);
      }
    }
  }
}

function* suffixed(word: string, affixes: AffixFile, stems: Stems, prefix: Affix | null): Generator<Form> {
  for (const { rest, rules, entries } of withoutSuffix(word, affixes, stems)) {
    for (const suffix of rules) {
      const follows = affixes.followers.has(suffix.flag);
      if ((entries === undefined && !follows) || !fits(suffix, rest, prefix, affixes)) continue;
      for (const stem of entries ?? []) {
        if (allows(suffix, prefix, stem, NO_FLAGS)) yield { stem, affix: suffix.flags };
      }
      if (follows) yield* twiceSuffixed(rest, suffix, affixes, stems, prefix);
    }
  }
}

/** Readings of `word` as a stem with a suffix that lets `outer` follow it. */
function* twiceSuffixed(
  word: string,
  outer: Affix,
  affixes: AffixFile,
  stems: Stems,
  prefix: Affix | null,
): Generator<Form> {
  for (const { rest, rules, entries = [] } of withoutSuffix(word, affixes, stems)) {
    for (const inner of rules) {
      if (!inner.flags.includes(outer.flag) || inner.condition?.test(rest) === false) continue;
      for (const stem of entries) {
        if (stem.includes(inner.flag) && allows(outer, prefix, stem, inner.flags))
          yield { stem, affix: outer.flags };
      }
    }
  }
}

/** What is left of `word` under each suffix its ending may be, the suffixes that fit, and the stems it then is. */
function* withoutSuffix(word: string, affixes: AffixFile, stems: Stems) {
  const longest = Math.min(affixes.longestSuffix, word.length - affixes.leastKept);
  for (let length = 0; length <= longest; length += 1) {
    const strips = affixes.suffixes.get(word.slice(word.length - length));
    if (strips === undefined) continue;
    const bare = word.slice(0, word.length - length);
    for (const [strip, rules] of strips) {
      const rest = bare + strip;
      yield { rest, rules, entries: stems.get(rest) };
    }
  }
}

/** Whether a suffix can stand after `rest` and beside `prefix`. */
function fits(suffix: Affix, rest: string, prefix: Affix | null, affixes: AffixFile): boolean {
  if (prefix !== null && !suffix.cross) return false;
  const circumfix = affixes.option('CIRCUMFIX');
  if (circumfix !== undefined) {
    const around = prefix?.flags.includes(circumfix) === true;
    if (suffix.flags.includes(circumfix) !== around) return false;
  }
  return suffix.condition === null || suffix.condition.test(rest);
}

/** Whether stem and inner suffix together allow the outer suffix and the prefix. */
function allows(suffix: Affix, prefix: Affix | null, stem: Flags, inner: Flags): boolean {
  if (!stem.includes(suffix.flag) && !inner.includes(suffix.flag)) return false;
  if (prefix === null) return true;
  return stem.includes(prefix.flag) || suffix.flags.includes(prefix.flag) || inner.includes(prefix.flag);
}
