import { deedNouns } from './deed-noun-words.ts';

/** What takes away what another deed makes, and does not say so by its name. */
const contraries: Readonly<Record<string, string>> = { leave: 'join' };

/** The noun of a deed in its language, of one that undoes another the other's; null for one that only sets a field. */
export function deedNoun(verb: string, language: string): string | null {
  const known = deedNouns[language] ?? {};
  const lower = verb.toLowerCase();
  if (language === 'en' && lower in contraries) return known[contraries[lower] ?? ''] ?? null;
  return known[lower] ?? (undoes(verb, language) ? (known[lower.slice('un'.length)] ?? null) : null);
}

/** "Unfollow" takes away what "follow" makes. */
export function undoes(verb: string, language: string): boolean {
  return (
    language === 'en' &&
    (verb.toLowerCase() in contraries ||
      deedNouns['en']?.[/^un(.+)$/iu.exec(verb.toLowerCase())?.[1] ?? ''] !== undefined)
  );
}
