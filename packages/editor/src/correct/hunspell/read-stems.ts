import type { AffixFile } from './affixes.ts';
import type { Flags } from './flags.ts';

/** The entries of a Hunspell `.dic` file: the flags of each, by its stem. */
export function readStems(text: string, affixes: AffixFile): Map<string, Flags[]> {
  const stems = new Map<string, Flags[]>();
  const lines = text.split('\n');
  for (let at = 1; at < lines.length; at += 1) {
    const entry = (lines[at] ?? '').split(/[\t\r]| (?=\S+:)/, 1)[0]?.trim() ?? '';
    if (entry === '' || entry.startsWith('#')) continue;
    const slash = entry.search(/(?<!\\)\//);
    const word = (slash < 0 ? entry : entry.slice(0, slash)).replaceAll('\\/', '/');
    const flags = affixes.readFlags(slash < 0 ? undefined : entry.slice(slash + 1).split(' ', 1)[0]);
    const known = stems.get(word);
    if (known === undefined) stems.set(word, [flags]);
    else known.push(flags);
  }
  return stems;
}
