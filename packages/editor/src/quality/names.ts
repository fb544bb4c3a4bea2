import { PRODUCT_NAMES } from '../document/product-names.ts';

/** Languages that write every noun with a capital. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb']);
/** Scripts without capitals, in which a word in Latin letters is a name or a term. */
const WITHOUT_CAPITALS: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'zh']);

const WITHIN_SENTENCE = /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{1,40}/gu;
const LATIN = /(?<![\p{Script=Latin}\p{N}_-])\p{Lu}[\p{Script=Latin}\p{N}]{1,40}/gu;
const PRODUCTS: ReadonlySet<string> = new Set(PRODUCT_NAMES);

/**
 * Words of a sentence that its language writes as names.
 *
 * Where nouns have no capital, that is every capitalised word but the first; where they have one, only words that no noun looks like, with
 * a capital or a digit inside, and names of products.
 *
 * @param language BCP 47 primary subtag
 */
export function namesIn(prose: string, language: string): string[] {
  if (WITHOUT_CAPITALS.has(language)) return wordsOf(prose, LATIN);
  const capitalised = wordsOf(prose, WITHIN_SENTENCE);
  if (!CAPITAL_NOUNS.has(language)) return capitalised;
  return capitalised.filter((word) => PRODUCTS.has(word) || /^.+[\p{Lu}\p{N}]/u.test(word));
}

function wordsOf(prose: string, pattern: RegExp): string[] {
  return [...prose.matchAll(pattern)].map((match) => match[0]);
}
