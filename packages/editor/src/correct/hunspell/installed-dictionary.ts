import { onceALanguage } from '../../once-a-language.ts';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import { readInstalled } from '../spelling/installed.ts';
import { type AffixFile, readAffixFile } from './affixes.ts';
import { type Dictionary, dictionaryOf } from './dictionary.ts';
import type { Flags } from './flags.ts';
import type { Stems } from './forms.ts';
import { readStems } from './read-stems.ts';

const TABLES = ['stems', 'flags'] as const;

/** The dictionary of a language that is installed with the editor: English, German, French, Spanish, Portuguese, Italian, Dutch, Polish. */
export function readDictionary(language: string): Dictionary {
  const name = `dictionary-${language}`;
  const affixText = readInstalled(name, 'index.aff');
  const affixes = readAffixFile(affixText);
  return dictionaryOf(affixText, affixes, preparedStems(name, affixes));
}

/** `readDictionary` for all who ask again and again: read at the first call, and kept. */
export const sharedDictionary = onceALanguage(readDictionary);

/** Stems with the number of their flags: many stems have the same, and most are never looked at. */
function preparedStems(name: string, affixes: AffixFile): Stems {
  const { stems, flags } = preparedTables(name, listsKey(), TABLES, () => make(name, affixes));
  const seen = new Map<number, readonly Flags[]>();
  return {
    get: (stem) => {
      const number = stems.get(stem);
      if (number === undefined) return undefined;
      let entries = seen.get(number);
      if (entries === undefined) {
        entries = JSON.parse(flags.wordAt(number)) as Flags[];
        seen.set(number, entries);
      }
      return entries;
    },
    words: () => stems.words(),
  };
}

function make(name: string, affixes: AffixFile): TableContents<(typeof TABLES)[number]> {
  const stems = new Map<string, number>();
  const flags = new Map<string, number>();
  for (const [stem, entries] of readStems(readInstalled(name, 'index.dic'), affixes)) {
    const written = JSON.stringify(entries);
    const number = flags.get(written) ?? flags.size;
    flags.set(written, number);
    stems.set(stem, number);
  }
  return { stems, flags };
}
