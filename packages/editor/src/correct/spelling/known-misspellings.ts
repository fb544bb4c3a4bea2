import { readInstalled } from './installed.ts';
import { MISSPELLINGS } from './misspellings.ts';

interface CspellFile {
  readonly dictionaryDefinitions: readonly {
    readonly flagWords?: readonly string[];
    readonly suggestWords?: readonly string[];
  }[];
}

/** Meanings stay joined by commas until asked for: 90,000 arrays would take four times the memory. */
let known: Map<string, string> | undefined;

/**
 * What people are known to mean by a misspelt word, most likely first: our own list, else the lists of the
 * codespell and cspell projects (90,000 entries, read at the first call).
 */
export function knownMisspelling(word: string): readonly string[] | undefined {
  known ??= load();
  return known
    .get(word)
    ?.split(',')
    .map((meaning) => meaning.trim());
}

function load(): Map<string, string> {
  const entries = new Map<string, string>();
  const file = JSON.parse(
    readInstalled('@cspell/dict-en-common-misspellings', 'dict/dict-en.json'),
  ) as CspellFile;
  for (const definition of file.dictionaryDefinitions) {
    for (const line of [...(definition.flagWords ?? []), ...(definition.suggestWords ?? [])])
      add(entries, line);
  }
  const terms = readInstalled('@cspell/dict-software-terms', 'dict/cspell-corrections.yaml');
  for (const line of terms.match(/(?<=^\s*- )[a-z']+->.*/gm) ?? []) add(entries, line);
  for (const [wrong, right] of Object.entries(MISSPELLINGS)) entries.set(wrong, right);
  return entries;
}

function add(entries: Map<string, string>, line: string): void {
  const [wrong, right] = line.split('->');
  if (wrong !== undefined && right !== undefined) entries.set(wrong.toLowerCase(), right);
}
