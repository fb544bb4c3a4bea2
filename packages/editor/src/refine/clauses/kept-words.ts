import type { Draft } from '../draft.ts';
import { unquoted } from '../target/phrase.ts';

const keeps =
  /^(?:(?:and|but|please|only|und|aber|bitte|et|mais|y|pero) )*(?:keep|leave|retain|behalte|lass(?:t|e)?|garde[rz]?|laisse[rz]?|deja|mant[eé]n|conserva)(?!\p{L})[^"“„«]{0,40}(?<words>["“„«][^"“”„«»\n]{3,200}["”“»])/iu;

/**
 * The words that clauses behind an order want kept where they stand ("move that line to the questions. Keep "no UI" as the non-goal"),
 * and that a change would take away from there; null where it takes none.
 */
export function lostFromPlace(before: Draft, after: Draft, following: readonly string[]): string | null {
  for (const clause of following) {
    const quoted = keeps.exec(clause.trim())?.groups?.['words'];
    if (quoted === undefined) continue;
    const words = unquoted(quoted).toLowerCase();
    const homes = headingsOver(before, words);
    const now = new Set(headingsOver(after, words));
    if (homes.some((home) => !now.has(home))) return unquoted(quoted);
  }
  return null;
}

/** The headings of the sections that hold some words. */
function headingsOver({ text, outline }: Draft, words: string): string[] {
  return outline.sections
    .filter(({ headingEnd, bodyEnd }) => text.slice(headingEnd, bodyEnd).toLowerCase().includes(words))
    .map(({ title }) => title);
}
