import { gerundOf } from '../../correct/lexicon/inflection.ts';
import { isNounWithPlural } from '../../correct/lexicon/word-class.ts';
import { deedNouns } from './deed-noun-words.ts';
import { segmentOf } from './nouns.ts';

/** What takes away what another deed makes, and does not say so by its name. */
const contraries: Readonly<Record<string, string>> = { leave: 'join' };

/** The noun of a deed in its language, of one that undoes another the other's; null for one that only sets a field. */
export function deedNoun(verb: string, language: string): string | null {
  const known = deedNouns[language] ?? {};
  const lower = verb.toLowerCase();
  if (language === 'en' && lower in contraries) return known[contraries[lower] ?? ''] ?? null;
  return known[lower] ?? (undoes(verb, language) ? (known[lower.slice('un'.length)] ?? null) : null);
}

/**
 * What an English deed is called in a path: its noun where the lexicon has one, else the verb itself where it is a noun as well
 * ("pause"), else the noun that every verb makes ("muting").
 */
export function deedSegment(verb: string): string {
  const known = deedNoun(verb, 'en');
  if (known !== null) return known;
  const [first = '', ...particles] = verb.toLowerCase().split(' ');
  const isNoun = particles.length > 0 || isNounWithPlural(first);
  return segmentOf([isNoun ? first : gerundOf(first), ...particles].join(' '));
}

/** "Unfollow" takes away what "follow" makes. */
export function undoes(verb: string, language: string): boolean {
  return (
    language === 'en' &&
    (verb.toLowerCase() in contraries ||
      deedNouns['en']?.[/^un(.+)$/iu.exec(verb.toLowerCase())?.[1] ?? ''] !== undefined)
  );
}
