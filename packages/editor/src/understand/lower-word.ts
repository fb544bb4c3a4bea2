import { englishWords } from '../correct/spelling/english-words.ts';
import { isPersonName } from '../correct/spelling/person-names.ts';
import { PRODUCT_NAMES } from '../document/product-names.ts';
import { upperFirst } from '../first-letter.ts';

/** A text within a sentence: its first word in small letters where it is a common word, as it is where it may be a name. */
export function lowerWord(text: string): string {
  const word = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}_./-]*[_\p{Lu}\p{N}])/u.exec(text)?.[0] ?? '';
  if (word === '' || word === 'I') return text;
  const lowered = word.toLowerCase();
  const isCommon =
    word.length === 1 ||
    quantity.test(word) ||
    isPluralOfCommon(lowered) ||
    isFrequent(lowered, word) ||
    /^un\p{Ll}{3,}(?:ed|able)$/u.test(lowered);
  return isCommon ? lowered + text.slice(word.length) : text;
}

/** Words that are surnames as well, and never meant as such where they open a sentence. */
const quantity = /^(?:more|less|most|many|few|much|an|any|both|do|he|his|you|per)$/iu;

const products: ReadonlySet<string> = new Set(PRODUCT_NAMES);

function isFrequent(lowered: string, word: string): boolean {
  return englishWords().frequency(lowered) >= common && !isPersonName(word) && !products.has(word);
}

/** "Tellers": seldom written, but several of what is an ordinary word. */
function isPluralOfCommon(lowered: string): boolean {
  const one = lowered.slice(0, -1);
  return (
    /[^suiao]s$/u.test(lowered) &&
    englishWords().frequency(one) >= fairlyCommon &&
    !isPersonName(upperFirst(lowered)) &&
    !isPersonName(upperFirst(one))
  );
}

/** How frequent a word is whose plural cannot be a name. */
const fairlyCommon = 2.5;

/** How frequent a word is that opens sentences; rarer ones with a capital may be names. */
const common = 3.5;
