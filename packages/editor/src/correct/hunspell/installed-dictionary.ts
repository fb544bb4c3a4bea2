import { readInstalled } from '../spelling/installed.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';

/** The dictionary of a language that is installed with the editor: English, German, French, Spanish, Portuguese, Italian, Dutch, Polish. */
export function readDictionary(language: string): Dictionary {
  const name = `dictionary-${language}`;
  return createDictionary(readInstalled(name, 'index.aff'), readInstalled(name, 'index.dic'));
}
