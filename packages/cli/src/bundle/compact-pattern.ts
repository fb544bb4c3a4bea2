import { withCompactGroups } from './compact-groups.ts';
import { type PatternText, withCompactLetters } from './compact-letters.ts';

/** A pattern that matches the same; those that have sets already stay. */
export function compactPattern({ pattern, flags }: PatternText): PatternText {
  if (flags.includes('v')) return { pattern, flags };
  return withCompactLetters({ pattern: withCompactGroups(pattern), flags });
}
