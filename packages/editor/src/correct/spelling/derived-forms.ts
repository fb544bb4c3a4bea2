/** An ending that makes another word of a word: what stands in its place there, and how that word may end. */
interface Ending {
  readonly ending: string;
  readonly before: string;
  readonly source: RegExp;
  /** Whether few misspellings end so, so that a word with it is what its writer meant. */
  readonly sure: boolean;
}

/** Endings of adjectives that take "ly" whatever they mean. */
const ADJECTIVE = /(?:ive|al|ous|ful|less|ent|ant|ing|ed|ary|ory|ial)$/;

/** What keeps no "e" and is no plural. */
const BARE = /(?:[^es]|ss|ee)$/;

/** "Replace" keeps its "e" in "replaceable". */
const SILENT = /[^cg]e$/;

const DOUBLED = /([bdgmnprt])\1$/;

const E = /[^e]e$/;

/** Endings that words of every kind take; those of plain inflection are in the dictionaries already. */
const ENDINGS: readonly Ending[] = [
  sure('ically', 'ic', /ic$/),
  sure('ability', 'able', /./),
  sure('ably', 'able', /./),
  sure('ibility', 'ible', /./),
  sure('ibly', 'ible', /./),
  sure('ly', '', ADJECTIVE),
  sure('al', '', /[st]ion$/),
  sure('ness', '', BARE),
  sure('nesses', '', BARE),
  sure('iness', 'y', /./),
  of('able', '', /(?:[^esdr]|ss|ee|[^e][dr])$/),
  of('able', 'e', SILENT),
  of('eable', 'e', /[cg]e$/),
  ...['er', 'ers', 'or', 'ors'].flatMap((ending) => [of(ending, 'e', E)]),
  of('or', '', /[^aeiou]t$/),
  of('ors', '', /[^aeiou]t$/),
  of('ier', 'y', /./),
  of('iers', 'y', /./),
  // "bursty", "choppy"
  of('y', '', /[^aeiouy][tpkgmdnl]$/),
  of('er', '', BARE),
  of('ers', '', BARE),
  ...['iz', 'is'].flatMap((root) =>
    ['e', 'es', 'ed', 'er', 'ers', 'ing', 'able', 'ation', 'ations'].flatMap((ending) => [
      of(root + ending, '', /[lnrmct]$/),
      of(root + ending, 'y', /./),
      sure(root + ending, `${root}e`, /./),
      sure(root + ending, 'ize', /./),
    ]),
  ),
];

const SURE_ENDINGS = ENDINGS.filter((ending) => ending.sure);

function of(ending: string, before: string, source: RegExp): Ending {
  return { ending, before, source, sure: false };
}

function sure(ending: string, before: string, source: RegExp): Ending {
  return { ending, before, source, sure: true };
}

const PREFIX =
  /^(?:re|un|non|pre|auto|multi|sub|de|mis|over|under|co|inter|micro|meta|hyper|super|anti|cross|self|macro|nano|milli|mega|giga|pseudo|semi|intra|post)(?=[a-z]{5})|^(?:uni|bi|tri|quadri|poly|mono)(?=[a-z]{4})/;

/** The shortest word that an ending is taken off to. */
const SHORTEST = 4;

/**
 * Words that `word` may have been made of: by an ending ("declaratively", "sanitization"), by a prefix, or by both
 * ("unhighlightable"). None where it looks like neither.
 */
export function derivedFrom(word: string): string[] {
  const bare = word.replace(PREFIX, '');
  const sources = withoutEnding(word, ENDINGS);
  return bare === word ? sources : [...sources, bare, ...withoutEnding(bare, ENDINGS)];
}

/** Like `derivedFrom`, by those endings alone that slips seldom look like. */
export function surelyDerivedFrom(word: string): string[] {
  return withoutEnding(word, SURE_ENDINGS);
}

function withoutEnding(word: string, endings: readonly Ending[]): string[] {
  return endings.flatMap(({ ending, before, source }) => {
    if (!word.endsWith(ending)) return [];
    const origin = word.slice(0, -ending.length) + before;
    // "bootstrapper" has doubled the last letter of "bootstrap"
    const origins = DOUBLED.test(origin) ? [origin, origin.slice(0, -1)] : [origin];
    return origins.filter((one) => one.length >= SHORTEST && source.test(one));
  });
}
