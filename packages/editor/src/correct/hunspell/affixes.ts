import { type FlagFormat, type Flags, flagReader } from './flags.ts';

/** One way a flag changes a stem: `strip` is taken off it, `add` is put on, where `condition` holds. */
export interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp | null;
  /** Flags of the word that results: further suffixes, compound positions. */
  readonly flags: Flags;
  /** Whether prefixes and suffixes of this kind may stand together. */
  readonly cross: boolean;
}

/** Affixes by what they add, then by what they strip: one look-up a stem, however many rules share both. */
type AffixTable = ReadonlyMap<string, ReadonlyMap<string, readonly Affix[]>>;

/** The options of an affix file that the checker uses. */
export interface AffixFile {
  readonly readFlags: (field: string | undefined) => Flags;
  readonly prefixes: AffixTable;
  readonly suffixes: AffixTable;
  /** Flags of suffixes that may follow another suffix. */
  readonly followers: ReadonlySet<string>;
  readonly longestPrefix: number;
  readonly longestSuffix: number;
  /** Special flags by option name, such as `NEEDAFFIX`. */
  readonly option: (name: string) => string | undefined;
  readonly compoundMinimum: number;
  /** How many letters of a word an affix has to leave: none where stems may be replaced as a whole. */
  readonly leastKept: number;
}

/** Reads the parts of a Hunspell `.aff` file that decide whether a word is known. */
export function readAffixFile(text: string): AffixFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/));
  const options = new Map<string, string>();
  for (const [name, value] of lines) {
    if (name !== undefined && value !== undefined && !options.has(name)) options.set(name, value);
  }
  const format = options.get('FLAG');
  const readFlags = flagReader(isFormat(format) ? format : 'short');
  const prefixes = affixesOf('PFX', lines, readFlags);
  const suffixes = affixesOf('SFX', lines, readFlags);
  return {
    readFlags,
    prefixes,
    suffixes,
    followers: new Set(
      [...suffixes.values()]
        .flatMap((strips) => [...strips.values()].flat())
        .flatMap((suffix) => suffix.flags),
    ),
    longestPrefix: longest(prefixes),
    longestSuffix: longest(suffixes),
    option: (name) => options.get(name),
    compoundMinimum: Math.max(1, Number(options.get('COMPOUNDMIN') ?? 3)),
    leastKept: lines.some(([name]) => name === 'FULLSTRIP') ? 0 : 1,
  };
}

function isFormat(value: string | undefined): value is FlagFormat {
  return value === 'long' || value === 'num';
}

function affixesOf(
  kind: 'PFX' | 'SFX',
  lines: readonly string[][],
  readFlags: AffixFile['readFlags'],
): AffixTable {
  const cross = new Map<string, boolean>();
  const byAddition = new Map<string, Map<string, Affix[]>>();
  for (const [name, flag, strip, addition, condition] of lines) {
    if (name !== kind || flag === undefined || strip === undefined || addition === undefined) continue;
    if (!cross.has(flag)) {
      cross.set(flag, strip === 'Y');
      continue;
    }
    const [add = '', flags] = addition.split('/');
    const affix: Affix = {
      flag,
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: conditionOf(kind, condition),
      flags: readFlags(flags),
      cross: cross.get(flag) === true,
    };
    const strips = byAddition.get(affix.add) ?? new Map<string, Affix[]>();
    const same = strips.get(affix.strip);
    if (same === undefined) strips.set(affix.strip, [affix]);
    else same.push(affix);
    byAddition.set(affix.add, strips);
  }
  return byAddition;
}

const conditions = new Map<string, RegExp | null>();

function conditionOf(kind: 'PFX' | 'SFX', written: string | undefined): RegExp | null {
  if (written === undefined || written === '.') return null;
  const source = written.replace(/[-+*?(){}|\\^$](?![^[]*\])/g, '\\$&');
  const key = kind === 'PFX' ? `^(?:${source})` : `(?:${source})$`;
  let condition = conditions.get(key);
  if (condition === undefined) {
    condition = new RegExp(key, 'u');
    conditions.set(key, condition);
  }
  return condition;
}

function longest(affixes: ReadonlyMap<string, unknown>): number {
  return Math.max(0, ...[...affixes.keys()].map((add) => add.length));
}
