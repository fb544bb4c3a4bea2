import { PRODUCT_NAMES } from '../document/product-names.ts';
import { isGermanName } from './german-nouns.ts';

/** Languages that write every noun with a capital. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb']);
/** Scripts without capitals, in which a word in Latin letters is a name or a term. */
const WITHOUT_CAPITALS: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'zh']);

const WITHIN_SENTENCE = /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{1,40}/gu;
const LATIN = /(?<![\p{Script=Latin}\p{N}_-])\p{Lu}[\p{Script=Latin}\p{N}]{1,40}/gu;
/** Behind these stands a name, also one that is a word otherwise. */
const TITLED = /(?<=(?<!\p{L})(?:Herrn?|Frau|Familie|Firma|Dr\.|Prof\.) )\p{Lu}\p{L}{1,40}/gu;
const PRODUCTS: ReadonlySet<string> = new Set(PRODUCT_NAMES);

/**
 * Words of a sentence that its language writes as names.
 *
 * Where nouns have no capital, that is every capitalised word but the first; where they have one, only words that no noun looks like, with
 * a capital or a digit inside, names of products, names behind a title, and in German what no dictionary and no list takes for a noun.
 *
 * @param language BCP 47 primary subtag
 * @param isGiven tells words that are not looked for
 */
export function namesIn(prose: string, language: string, isGiven: (word: string) => boolean): string[] {
  if (WITHOUT_CAPITALS.has(language)) return wordsOf(prose, LATIN, isGiven);
  const capitalised = wordsOf(prose, WITHIN_SENTENCE, isGiven);
  if (!CAPITAL_NOUNS.has(language)) return capitalised;
  const unlikeNouns = capitalised.filter(
    (word) =>
      PRODUCTS.has(word) || /^.+[\p{Lu}\p{N}]/u.test(word) || (language === 'de' && isGermanName(word)),
  );
  return [...new Set([...unlikeNouns, ...wordsOf(prose, TITLED, isGiven)])];
}

function wordsOf(prose: string, pattern: RegExp, isGiven: (word: string) => boolean): string[] {
  return (prose.match(pattern) ?? []).filter((word) => !isGiven(word));
}
