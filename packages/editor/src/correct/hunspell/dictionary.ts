import { lowerFirst } from '../../first-letter.ts';
import { type AffixFile, readAffixFile } from './affixes.ts';
import { compoundChecker } from './compounds.ts';
import { readConversions } from './conversions.ts';
import { type Form, formsOf, type Stems } from './forms.ts';
import { readStems } from './read-stems.ts';

/** Answers whether a word is spelt right, by a Hunspell dictionary. */
export interface Dictionary {
  /** In the case given, or in a lower case that sentence starts and headings raise. */
  knows(word: string): boolean;
  /** Like `knows`, without compounds: a tenth of the time, for trying many candidates. */
  hasEntry(word: string): boolean;
  /** Whether a word stands in the file only as a part of others: "Elektro" of "Elektroauto". */
  isPart(word: string): boolean;
  /** Whether words may be made of several, so that `knows` accepts more than `hasEntry`. */
  readonly hasCompounds: boolean;
  /** The words of the file, without the forms that affixes make of them. */
  stems(): Iterable<string>;
}

/** Builds a dictionary from the texts of its two files. */
export function createDictionary(affixText: string, wordText: string): Dictionary {
  const affixes = readAffixFile(affixText);
  const stems = readStems(wordText, affixes);
  return dictionaryOf(affixText, affixes, { get: (stem) => stems.get(stem), words: () => stems.keys() });
}

/**
 * A dictionary of stems. Words are checked by taking affixes off, never by
 * writing all forms out: the forms of Polish or Portuguese would fill half a gigabyte.
 *
 * Supported: prefixes and suffixes with conditions, two suffixes deep, cross products, NEEDAFFIX,
 * FORBIDDENWORD, KEEPCASE, ONLYINCOMPOUND, CIRCUMFIX, FULLSTRIP, ICONV and compounds by position flags. Not supported:
 * COMPOUNDRULE.
 */
export function dictionaryOf(affixText: string, affixes: AffixFile, stems: Stems): Dictionary {
  const forbidden = affixes.option('FORBIDDENWORD');
  const keepCase = affixes.option('KEEPCASE');
  const inCompound = affixes.option('ONLYINCOMPOUND');
  const isCompound = compoundChecker(affixes, stems);
  const convert = readConversions(affixText);

  /** True or false where an entry decides; undefined where none does. */
  function decide(word: string, original: string): boolean | undefined {
    let accepted: true | undefined;
    for (const form of formsOf(word, affixes, stems)) {
      if (forbidden !== undefined && has(form, forbidden)) return false;
      if (inCompound !== undefined && has(form, inCompound)) continue;
      if (keepCase !== undefined && word !== original && has(form, keepCase)) continue;
      accepted = true;
    }
    return accepted;
  }

  function entryOf(word: string): boolean | undefined {
    for (const spelling of spellingsOf(word)) {
      const decided = decide(spelling, word);
      if (decided !== undefined) return decided;
    }
    return undefined;
  }

  function knows(written: string): boolean {
    const word = convert(written.replaceAll('’', "'"));
    return entryOf(word) ?? (isCompound !== undefined && spellingsOf(word).some(isCompound));
  }

  return {
    knows,
    hasEntry: (word) => entryOf(convert(word)) === true,
    isPart: (word) =>
      inCompound !== undefined &&
      spellingsOf(convert(word)).some((spelling) =>
        [...formsOf(spelling, affixes, stems)].some((form) => has(form, inCompound)),
      ),
    hasCompounds: isCompound !== undefined,
    stems: () => stems.words(),
  };
}

function has(form: Form, flag: string): boolean {
  return form.stem.includes(flag) || form.affix.includes(flag);
}

/** The word, and the smaller letters that a sentence start, a heading or emphasis may have raised. */
function spellingsOf(word: string): string[] {
  const spellings = [word];
  const small = lowerFirst(word);
  if (small !== word) spellings.push(small);
  if (isCapitals(word)) spellings.push(word.toLowerCase(), capitalized(word));
  return spellings;
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
