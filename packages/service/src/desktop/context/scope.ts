import { termsOf, wordsOf } from './words.ts';

/** `fix(router): …`, `[router] …` and `router: …`: the part of the project meant, before what is to be done there. */
const SCOPE = /^\s{0,20}(?:[\w-]{1,40}\(([^)]{1,60})\)!?:|\[([^\]]{1,60})\]|([\w./@-]{2,40}):\s)/;

/** The terms that name the part of the project which a query begins with, as subjects of commits often do. */
export function scopeOf(query: string): Set<string> {
  const [, inParentheses, inBrackets, alone = ''] = SCOPE.exec(query) ?? [];
  return new Set(wordsOf(inParentheses ?? inBrackets ?? alone).flatMap(termsOf));
}
