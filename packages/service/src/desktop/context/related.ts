/** Shorter beginnings say too little of what begins with them. */
const SHORTEST = 3;
/** Letters that a word may go on with: `auth` is near `author` and `authent`, but not any word that happens to begin so. */
const MOST_MORE = 5;
const MOST_LESS = 3;

/**
 * Terms of a vocabulary that go on where a term asked for ends, or end a little before it: `config` and `configur`. Porter's
 * stems do not bring abbreviations and kindred words together. Takes time linear in both.
 *
 * @returns each related term that is not asked for itself, with the term it is related to
 */
export function relatedTerms(
  asked: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
): Map<string, string> {
  const related = new Map<string, string>();
  for (const known of vocabulary) {
    if (asked.has(known)) continue;
    const origin = beginningsOf(known, MOST_MORE).find((beginning) => asked.has(beginning));
    if (origin !== undefined) related.set(known, origin);
  }
  for (const term of asked) {
    for (const beginning of beginningsOf(term, MOST_LESS)) {
      if (vocabulary.has(beginning) && !asked.has(beginning) && !related.has(beginning))
        related.set(beginning, term);
    }
  }
  return related;
}

/** The beginnings of a term that lack at most so many letters, the longest first. */
function beginningsOf(term: string, most: number): string[] {
  const shortest = Math.max(SHORTEST, term.length - most);
  const count = Math.max(0, term.length - shortest);
  return Array.from({ length: count }, (_, index) => term.slice(0, term.length - 1 - index));
}
