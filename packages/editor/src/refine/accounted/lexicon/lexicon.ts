import { within } from '../../../document/content-words.ts';
import type { Concept } from './concept.ts';
import { deeds } from './deeds.ts';
import { neutral } from './neutral.ts';
import { things } from './things.ts';

/** Words a phrase of the lexicon has at most. */
export const LONGEST_PHRASE = 8;
/** Words with fewer letters are not taken for mistyped ones. */
const LONG_ENOUGH = 6;

const known = new Map<string, Set<Concept>>();
for (const [concept, phrases] of [...neutral, ...deeds, ...things])
  for (const phrase of phrases.split('|'))
    known.set(plain(phrase), (known.get(plain(phrase)) ?? new Set()).add(concept));

/** All words and phrases of the lexicon. */
export const phrases: readonly string[] = [...known.keys()];
const longWords = phrases.filter((phrase) => phrase.length >= LONG_ENOUGH && !phrase.includes(' '));
const mistyped = new Map<string, string | null>();
const MOST_REMEMBERED = 5000;

const NONE: ReadonlySet<Concept> = new Set();

/** What a word or phrase can be to a wish; nothing where the lexicon does not have it. */
export function conceptsOf(phrase: string): ReadonlySet<Concept> {
  return known.get(plain(phrase)) ?? NONE;
}

/** What a word can be that is one letter off a word of the lexicon ("formaly", "tabel"). */
export function conceptsNear(word: string): ReadonlySet<Concept> {
  const typed = plain(word);
  if (typed.length < LONG_ENOUGH - 1) return NONE;
  const meant = mistyped.has(typed) ? (mistyped.get(typed) ?? null) : nearest(typed);
  if (mistyped.size >= MOST_REMEMBERED) mistyped.clear();
  mistyped.set(typed, meant);
  return meant === null ? NONE : conceptsOf(meant);
}

/** The first word of the lexicon that is one letter off and begins alike. */
function nearest(typed: string): string | null {
  const near = longWords.filter(
    (word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 1 && within(word, typed, 1),
  );
  return near[0] ?? null;
}

function plain(phrase: string): string {
  return phrase.toLowerCase().replaceAll('’', "'");
}
